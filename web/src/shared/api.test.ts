import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("./settings.svelte", () => ({ settings: { language: "it" } }));
vi.mock("./reach.svelte", () => ({ reach: { lose: () => {} } }));
const { desk, games, nextAdventure, openTable, Refused, removeTable } = await import("./api");

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
const answers = (body: unknown, status = 200): void =>
  void fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));

describe("requests", () => {
  it("ask in the language that is set", async () => {
    answers([]);
    expect(await games()).toEqual([]);
    expect(fetched.mock.calls[0]![0]).toBe("/api/games?language=it");
    await desk(["one", "two"]).catch(() => undefined);
    expect(JSON.parse(fetched.mock.calls[1]![1]!.body as string)).toEqual({ keys: ["one", "two"], language: "it" });
  });

  it("carry the key where one is needed, and only there", async () => {
    answers({ table: "t" });
    await nextAdventure("c1", "secret", "iron-cells");
    expect(fetched.mock.calls[0]![0]).toBe("/api/campaigns/c1/tables");
    expect(fetched.mock.calls[0]![1]!.headers).toMatchObject({ Authorization: "Bearer secret" });
    answers({ table: "t" });
    await openTable({ game: "g", scenario: "s", seats: [] });
    expect(fetched.mock.calls[1]![1]!.headers).not.toHaveProperty("Authorization");
  });
});

describe("refusals", () => {
  it("bring the server's sentence", async () => {
    answers({ error: "only-owner", detail: "Solo chi ha aperto il tavolo può farlo." }, 403);
    await expect(removeTable("t", "k")).rejects.toMatchObject({
      error: "only-owner",
      message: "Solo chi ha aperto il tavolo può farlo.",
      status: 403,
    });
  });

  it("tell a server that is away from one that answers nonsense", async () => {
    fetched.mockRejectedValue(new TypeError("failed"));
    await expect(games()).rejects.toMatchObject({ error: "offline" });
    fetched.mockResolvedValue(new Response("<html>", { status: 502 }));
    await expect(games()).rejects.toBeInstanceOf(Refused);
    await expect(games()).rejects.toMatchObject({ error: "server", status: 502 });
  });
});
