// Whom a question concerns: what a small window should show of the board.
import type { Scene } from "../wire";
import type { Geometry } from "./kind";
import { SPACE } from "./places";

/** What is so near to whoever acts concerns it. */
const NEAR = 3.2 * SPACE;

/** Ids on the board, first what is spoken of, whoever acts, then its targets, the foes that are near, all it may choose; what is nearer first. */
export function concerned(
  scene: Pick<Scene, "pieces" | "question">,
  geometry: Pick<Geometry, "middle">,
  spoken: readonly string[] = [],
): string[] {
  const { about = "", choices = [] } = scene.question ?? {};
  const who = about || (scene.pieces.find(({ side }) => side === "hero")?.id ?? "");
  const centre = (id: string) => geometry.middle(scene.pieces.find((piece) => piece.id === id)?.place ?? id);
  const here = centre(who);
  const far = (id: string) => {
    const there = centre(id);
    return here && there ? Math.hypot(there[0] - here[0], there[1] - here[1]) : 0;
  };
  const near = (ids: readonly string[]) => ids.toSorted((a, b) => far(a) - far(b));
  const foes = scene.pieces.filter(({ id, side }) => about && side !== "hero" && far(id) < NEAR).map(({ id }) => id);
  const aims = choices.flatMap((one) => one.forecasts.map(({ target }) => target));
  const all = choices.flatMap(({ at }) => at);
  return [...new Set([...spoken, who, ...near(aims), ...near(foes), ...near(all)])];
}
