// Standing orders: when a seat wants to be asked in windows. The table keeps them and answers; here they are only shown.
import type { Instruct, Scene } from "../wire";

export type When = Instruct["when"];
export type Orders = Record<string, When>;
export const WHENS: When[] = ["ask", "if_useful", "as_before", "not_this_turn", "not_this_round"];
/** In the place of a kind: all windows that have no order of their own. */
export const EVERY = "";

/** Whose turn it is, as everybody sees it; empty between two turns. */
export const actingIn = (scene: Scene): string => scene.order.slots.find((slot) => slot.status === "now")?.id ?? "";

/** What can be ordered now: between two turns there is none to wait for. */
export const whensIn = (scene: Scene): When[] => WHENS.filter((when) => when !== "not_this_turn" || actingIn(scene));

/** The order for a kind of window. */
export const orderFor = (orders: Orders, kind: string): When => orders[kind] ?? orders[EVERY] ?? "ask";

/** The longest of the orders that are for a while. */
export const whileOf = (orders: Orders): When | undefined =>
  WHENS.filter((when) => when.startsWith("not")).findLast((when) => Object.values(orders).includes(when));
