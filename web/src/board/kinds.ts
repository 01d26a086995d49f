// Every kind of board the page can draw. Nothing outside its entry asks which kind a board is.
import { areas } from "./kinds/areas";
import { grid } from "./kinds/grid";
import { zones } from "./kinds/zones";
import type { Board, Drawn, Kind } from "./kind";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each entry has a drawing of its own
const KINDS: { [B in Board as B["kind"]]: Kind<B, any> } = { grid, zones, areas };

export function kindOf(board: Board): Kind<Board, Drawn> {
  return KINDS[board.kind] as Kind<Board, Drawn>;
}
