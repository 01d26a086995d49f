import { beforeEach, expect, it, vi } from "vitest";
import { about } from "./api";
import { house } from "./house.svelte";
import {
  allKeys,
  campaignKeys,
  carried,
  carryLink,
  forgetCampaign,
  forgetTable,
  invitationLink,
  isIntroduced,
  keepAll,
  keepCampaign,
  keepIntroduced,
  keepInvitations,
  keepTable,
  keyIn,
  keyOf,
  tableKeys,
} from "./keys";

vi.mock("./api", () => ({ about: vi.fn() }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    clear: () => kept.clear(),
  });
  vi.stubGlobal("location", { origin: "https://tables.example.org" });
});

it("keeps and forgets keys by table and campaign", () => {
  keepTable("t1", "key-one", { watch: "look", invitations: [{ who: "Giulia", seats: ["storm"], key: "k" }] });
  keepTable("t2", "key-two");
  keepCampaign("c1", "key-three");
  expect(keyOf("t1")).toBe("key-one");
  expect(tableKeys()["t1"]?.invitations?.[0]?.who).toBe("Giulia");
  forgetTable("t1");
  expect(keyOf("t1")).toBe("");
  expect(Object.keys(tableKeys())).toEqual(["t2"]);
  keepCampaign("c2", "key-four");
  forgetCampaign("c2");
  expect(campaignKeys()).toMatchObject({ c1: { key: "key-three" } });
  expect(Object.keys(campaignKeys())).toEqual(["c1"]);
});

it("remembers which introductions were read, also when the key comes once more", () => {
  keepTable("t1", "key-one");
  expect(isIntroduced("t1")).toBe(false);
  keepIntroduced("t1");
  keepTable("t1", "key-of-another-seat");
  expect(isIntroduced("t1")).toBe(true);
  keepIntroduced("nobody's");
  expect(Object.keys(tableKeys())).toEqual(["t1"]);
});

it("survives a spoilt store", () => {
  localStorage.setItem("tenebra.keys", "{oops");
  expect(keyOf("t1")).toBe("");
  keepTable("t1", "again");
  expect(keyOf("t1")).toBe("again");
});

it("finds the key in whatever was pasted", () => {
  expect(keyIn(" https://tables.example.org/join/aB3_x-9 \n")).toBe("aB3_x-9");
  expect(keyIn("Come: http://127.0.0.1:7331/join/abc123?x=1")).toBe("abc123");
  expect(keyIn("Come: http://127.0.0.1:7331/join#abc-123")).toBe("abc-123");
  expect(keyIn("aB3_x-9qq")).toBe("aB3_x-9qq");
  expect(keyIn("hello there")).toBe("");
  expect(keyIn("")).toBe("");
});

it("carries all keys to another browser, and no log on the way sees them", () => {
  keepTable("t1", "key_1");
  keepTable("t2", "key-2", { watch: "w" });
  keepCampaign("c1", "key3");
  const link = new URL(carryLink(allKeys()));
  expect(link.pathname + link.search).toBe("/carry");
  localStorage.clear();
  keepTable("t1", "another");
  keepAll(carried(link.hash.slice(1)));
  expect([keyOf("t1"), keyOf("t2"), campaignKeys()["c1"]?.key]).toEqual(["key_1", "key-2", "key3"]);
  expect(carried("nonsense~t.x~c.1.2.3")).toEqual({ tables: [], campaigns: [] });
});

it("shows no key in the path of an invitation", () => {
  expect(new URL(invitationLink("secret")).pathname).toBe("/join");
});

it("gives links that others can follow, also where this machine calls itself otherwise", async () => {
  vi.stubGlobal("location", { origin: "http://127.0.0.1:7331", hostname: "127.0.0.1" });
  const told = { version: "", protocol: 1, languages: [], is_only_here: false, address: "http://192.168.1.5:7331" };
  vi.mocked(about).mockRejectedValueOnce(new Error("offline")).mockResolvedValue(told);
  await house.ask();
  expect(invitationLink("k")).toBe("http://127.0.0.1:7331/join#k");
  await house.ask();
  await house.ask();
  expect(about).toHaveBeenCalledTimes(2);
  expect(invitationLink("k")).toBe("http://192.168.1.5:7331/join#k");
  house.isOnlyHere = true;
  expect(invitationLink("k")).toBe("http://127.0.0.1:7331/join#k");
});

it("forgets invitations that were revoked", () => {
  keepTable("t1", "mine", { invitations: [{ who: "Anna", seats: ["a"], key: "old" }], watch: "w" });
  keepInvitations("t1", [
    { who: "Anna", seats: ["a"], key: "new" },
    { who: "", seats: [], key: "w2" },
  ]);
  expect(tableKeys()["t1"]).toMatchObject({ invitations: [{ key: "new" }], watch: "w2" });
});
