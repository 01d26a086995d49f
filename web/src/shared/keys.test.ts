import { beforeEach, expect, it, vi } from "vitest";
import {
  campaignKeys,
  forgetCampaign,
  forgetTable,
  isIntroduced,
  keepCampaign,
  keepIntroduced,
  keepTable,
  keyIn,
  keyOf,
  tableKeys,
} from "./keys";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
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
  expect(keyIn("aB3_x-9qq")).toBe("aB3_x-9qq");
  expect(keyIn("hello there")).toBe("");
  expect(keyIn("")).toBe("");
});
