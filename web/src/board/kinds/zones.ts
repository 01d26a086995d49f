// Boards of Zones on tiles: several figures share a Zone, in light or in shadow.
import { say } from "../../shared/words.svelte";
import type { Zones } from "../../wire";
import { squares } from "../cells";
import { revealed } from "../fog";
import type { Kind } from "../kind";
import { SPACE } from "../places";
import { crowd } from "../zones/crowd";
import { drawHall, keyOfHall, type Hall } from "../zones/hall";
import { isFloor, laid } from "../zones/laying";
import { drawStill } from "../zones/still";
import ZoneUpper from "../zones/ZoneUpper.svelte";

const MARK = 0.56;
/** Zones smaller than this on the screen show a mob as its Boss and a number. */
const CROWDED = 60;

export const zones: Kind<Zones, Hall> = {
  lens: { phone: 1.9, desk: 1.7, least: 1.2, space: 62, most: 2.1, near: 2.4, door: 0.2, mark: MARK },
  key: keyOfHall,
  isEmpty: ({ rooms }) => !rooms.length,
  draw: (board) => drawHall(board),
  geometry: (board, { roomAt }) =>
    squares({
      board,
      roomAt,
      lift: () => 0,
      floor: () => 0,
      unit: MARK,
      about: (place, room) => [
        board.zones.find(({ id }) => id === place)?.about ?? place,
        ...(room.status === "unexplored" ? [say("board-unexplored")] : []),
        ...board.levels.filter((token) => token.place === place).map(({ about }) => about),
      ],
      sees: (place) => board.zones.find(({ id }) => id === place)?.sees ?? [],
      hasRims: true,
    }),
  stand: ({ board, scene: { pieces, things } }, scale) => {
    const lying = new Set(things.filter((thing) => !isFloor(thing)).map(({ place }) => place));
    return crowd(board, pieces, lying, scale * SPACE < CROWDED);
  },
  lie: ({ scene }) => new Map(laid(scene.things).map(({ thing, at }) => [thing.id, { at, radius: 18 * MARK }])),
  revealed: (before, now, board) => revealed(before, now, board.doors),
  still: drawStill,
  Upper: ZoneUpper,
};
