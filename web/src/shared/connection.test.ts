import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyNews } from "../wire";
import { Connection, PAUSES, Refused } from "./connection.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.drop();
  }
  begin() {
    this.readyState = 1;
    this.onopen();
    this.tell({ type: "welcome" });
  }
  tell(news: object) {
    this.onmessage({ data: JSON.stringify(news) });
  }
  drop() {
    this.readyState = 3;
    this.onclose();
  }
}

const newest = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(heard: AnyNews[] = []) {
  let since = 0;
  const connection = new Connection(
    () => ({ key: "k", since: since++ }),
    (news) => heard.push(news),
    "ws://table",
  );
  connection.open();
  return connection;
}

it("says hello, and asks again with the same id what was not answered before the line was lost", async () => {
  const connection = connect();
  newest().begin();
  expect(newest().sent[0]).toMatchObject({ type: "hello", key: "k", since: 0 });
  const answer = connection.ask({ type: "choose", seat: "vardak", option: "end", at: 3 });
  const [, first] = newest().sent;
  newest().drop();
  expect(connection.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(PAUSES[0]!);
  newest().begin();
  expect(newest().sent[0]).toMatchObject({ since: 1 });
  expect(newest().sent[1]).toEqual(first);
  newest().tell({ type: "done", id: first!.id, choices: 4 });
  expect(await answer).toMatchObject({ choices: 4 });
  newest().drop();
  await vi.advanceTimersByTimeAsync(PAUSES[0]!);
  newest().begin();
  expect(newest().sent).toHaveLength(1);
});

it("waits longer from try to try, and hurries when told", async () => {
  const connection = connect();
  for (const pause of PAUSES.slice(0, 3)) {
    newest().drop();
    const tried = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(FakeSocket.all).toHaveLength(tried);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(tried + 1);
  }
  newest().drop();
  const tried = FakeSocket.all.length;
  connection.hurry();
  expect(FakeSocket.all).toHaveLength(tried + 1);
});

it("keeps what is asked while there is no line", async () => {
  const connection = connect();
  void connection.ask({ type: "say", text: "hello" });
  expect(newest().sent).toHaveLength(0);
  newest().begin();
  expect(newest().sent[1]).toMatchObject({ type: "say", text: "hello" });
});

it("tells a refusal with its reason", async () => {
  const connection = connect();
  newest().begin();
  const answer = connection.ask({ type: "undo", to: 1 });
  newest().tell({ type: "refusal", id: newest().sent[1]!.id, error: "late", detail: "too late" });
  await expect(answer).rejects.toBeInstanceOf(Refused);
});

it("does not come back to a table that is closed to it", async () => {
  const connection = connect();
  newest().begin();
  newest().tell({ type: "farewell", error: "removed", detail: "gone" });
  newest().drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(connection.line).toBe("over");
});

it("puts scenes together from what has changed, and begins anew on a new line", async () => {
  const heard: AnyNews[] = [];
  connect(heard);
  const scenes = () => heard.flatMap((news) => (news.type === "position" ? [news.scene] : []));
  newest().begin();
  newest().tell({ type: "position", choices: 0, scene: { title: "Lair", round: 1, pieces: [] } });
  newest().tell({ type: "position", choices: 1, scene: { round: 2 } });
  newest().tell({ type: "position", choices: 1 });
  expect(scenes()[1]).toEqual({ title: "Lair", round: 2, pieces: [] });
  expect(scenes()[2]).toEqual(scenes()[1]);
  expect(scenes()[0]).toEqual({ title: "Lair", round: 1, pieces: [] });
  newest().drop();
  await vi.advanceTimersByTimeAsync(PAUSES[0]!);
  newest().begin();
  newest().tell({ type: "position", choices: 1, scene: { title: "Crypt" } });
  expect(scenes()[3]).toEqual({ title: "Crypt" });
});
