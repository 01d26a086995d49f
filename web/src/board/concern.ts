// Whom a question concerns: what a small window should show of the board.
import type { Scene } from "../wire";
import type { Geometry } from "./kind";
import { SPACE } from "./places";

/** What is so near to whoever acts concerns it. */
const NEAR = 3.2 * SPACE;

/** Ids on the board, from all there are down to whoever acts: the first that fit are shown. */
export function concerned(scene: Pick<Scene, "pieces" | "question">, geometry: Pick<Geometry, "middle">): string[][] {
  const { about = "", choices = [] } = scene.question ?? {};
  const centre = (id: string) => geometry.middle(scene.pieces.find((piece) => piece.id === id)?.place ?? "");
  const here = centre(about);
  const isNear = (id: string) => {
    const there = centre(id);
    return here && there && Math.hypot(there[0] - here[0], there[1] - here[1]) < NEAR;
  };
  const foes = scene.pieces.filter(({ id, side }) => side !== "hero" && isNear(id)).map(({ id }) => id);
  const aims = choices.flatMap((one) => one.forecasts.map(({ target }) => target));
  const all = choices.flatMap(({ at }) => at);
  const who = about || (scene.pieces.find(({ side }) => side === "hero")?.id ?? "");
  const some = [who, ...aims, ...all, ...foes];
  return [[...some, ...scene.pieces.map(({ id }) => id)], some, [who, ...aims, ...foes], [who, ...aims], [who]];
}
