// Boards of spaces: a figure in each, walls between them, heights and bridges.
import { say } from "../../shared/words.svelte";
import type { Grid } from "../../wire";
import { squares } from "../cells";
import { drawDungeon, keyOfGrid, type Dungeon } from "../dungeon";
import { revealed } from "../fog";
import { LIFT, levels } from "../heights/levels";
import type { Kind, Lies } from "../kind";
import { cellOf } from "../places";
import { standing } from "../standing";
import { drawStill } from "../still";
import Upper from "../Upper.svelte";

export const grid: Kind<Grid, Dungeon> = {
  lens: { phone: 1.02, desk: 0.9, least: 0.85, space: 40, most: 1.3, near: 1.5, door: 0.36, mark: 1 },
  key: keyOfGrid,
  isEmpty: ({ rooms }) => !rooms.length,
  draw: (board, { things }) => drawDungeon(board, things),
  geometry: (board, { roomAt }) => {
    const { lift, floor } = levels(board);
    return squares({
      board,
      roomAt,
      lift,
      floor,
      unit: 1,
      about: (place, room) => [
        room.name ? say("board-place", { room: room.name, place }) : place,
        ...(board.heights.length ? [say("board-height", { level: lift(cellOf(place)!) / LIFT })] : []),
        ...(room.status === "unexplored" ? [say("board-unexplored")] : []),
      ],
      sees: () => [],
      hasRims: false,
    });
  },
  stand: ({ scene, geometry }) => standing(scene.pieces, geometry),
  lie: ({ scene, geometry }) =>
    new Map(
      scene.things.flatMap((thing): [string, Lies][] => {
        const at = geometry.centre(thing);
        return at ? [[thing.id, { at, radius: 25 * Math.max(thing.columns, thing.rows) }]] : [];
      }),
    ),
  revealed: (before, now, board) => revealed(before, now, board.doors),
  still: drawStill,
  Upper,
};
