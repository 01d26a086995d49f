// What a component is given or works out belongs to the block it stands in. After an await, in a timer or in a promise that
// block may be gone, and what is read then is stale (Svelte warns: derived_inert). So it is read before.
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
/** The desk is made by the page itself and is there as long as anybody asks it. */
const LASTS = "desk";
const LATER = new Set(["then", "setTimeout", "setInterval", "requestAnimationFrame"]);

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
/** What a node is made of; a name that only says which field is no part of it. */
const children = ({ computed, property, key, ...node }: Node): Node[] =>
  [...Object.values(node), ...(computed ? [property, key] : [])].flat().filter(isNode);
const all = (node: Node): Node[] => [node, ...children(node).flatMap(all)];
const isFunction = ({ type }: Node): boolean => /Function(Expression|Declaration)$/.test(type);
const isLoop = ({ type }: Node): boolean => /^(For|While|DoWhile)/.test(type);
/** All that runs when a function does, but not the functions inside it. */
const own = (node: Node): Node[] => [node, ...children(node).flatMap((one) => (isFunction(one) ? [] : own(one)))];
const nameOf = (node: Node): string => String((isNode(node.property) ? node.property : node).name ?? "");

/** The names of what is given or worked out. */
function fragile(program: Node): Set<string> {
  const made = all(program).filter(
    ({ type, init }) => type === "VariableDeclarator" && isNode(init) && init.type === "CallExpression" && isRune(init),
  );
  const names = made.flatMap(({ id }) => all(id as Node).filter(({ type }) => type === "Identifier"));
  return new Set(names.map(nameOf).filter((name) => name !== LASTS));
}

function isRune(call: Node): boolean {
  const callee = call.callee as Node;
  const name = callee.type === "MemberExpression" ? nameOf(callee.object as Node) : nameOf(callee);
  return name === "$props" || name === "$derived";
}

/** From where on a function may go on without its component; never, if it waits for nothing. */
function waits(body: Node): number {
  const inside = own(body);
  const awaits = inside.filter(({ type }) => type === "AwaitExpression");
  const first = Math.min(...awaits.map(({ end }) => end));
  const loops = inside.filter((node) => isLoop(node) && awaits.some(({ start, end }) => node.start < start && end < node.end));
  return Math.min(first, ...loops.map(({ start }) => start));
}

/** What is read too late. */
function late(source: string): string[] {
  const program = parse(source, { modern: true }).instance?.content as unknown as Node | undefined;
  if (!program) return [];
  const names = fragile(program);
  const nodes = all(program);
  const after = nodes.filter(isFunction).flatMap(({ body }) => {
    const from = waits(body as Node);
    return all(body as Node).filter(({ start }) => start >= from);
  });
  const timed = nodes
    .filter((node) => node.type === "CallExpression" && LATER.has(nameOf(node.callee as Node)))
    .flatMap((call) => (call.arguments as Node[]).filter(isFunction).flatMap(all));
  const read = [...after, ...timed].filter((node) => node.type === "Identifier" && names.has(nameOf(node)));
  return [...new Set(read.map(nameOf))].toSorted();
}

test("nothing of a component is read when it may be gone", () => {
  const found = Object.entries(FILES).map(([path, source]) => [path, late(source)] as const);
  expect(found.filter(([, names]) => names.length)).toEqual([]);
});

test("what is read too late is found", () => {
  const script = (body: string): string =>
    `<script lang="ts">let { game, part }: Props = $props(); const cover = $derived(game); ${body}</script>`;
  expect(late(script("async function a() { use(game); await wait(part); use(cover); }"))).toEqual(["cover"]);
  expect(late(script("async function a() { for (;;) { use(game); await wait(); } }"))).toEqual(["game"]);
  expect(late(script("const f = () => void wait().then(() => use(part));"))).toEqual(["part"]);
  expect(late(script("async function a() { const now = game; await wait(); use(now); }"))).toEqual([]);
});
