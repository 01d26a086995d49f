import { describe, expect, it, vi } from "vitest";
import type { Patch } from "../wire";
import { isInside } from "./areas/lines";
import { BOARDS } from "./boards.fixture";
import type { Step } from "./kind";
import { PAINTS } from "../pieces/paints";
import { lair, piece } from "./lair.fixture";
import { meant, offers, pathOf, under } from "./marks";
import { PATCHES } from "./patches/patches";
import { SPACE } from "./places";
import { boxOf, bounding, orientation, type Point, type Polygon } from "./polygons";
import { settingOf } from "./setting.fixture";
import type { Stand } from "./standing";

vi.mock("../shared/words.svelte", () => ({ say: String }));

const WAYS: Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** What a figure covers, as a polygon: its base, or the circle of a small one. */
function base({ x, y, scale, size }: Stand): Polygon {
  if (!size)
    return Array.from({ length: 12 }, (_, i): Point => {
      const angle = (i / 12) * 2 * Math.PI;
      return [x + Math.cos(angle) * 22 * scale, y + Math.sin(angle) * 22 * scale];
    });
  const [w, h] = [(size.width / 2) * scale, (size.height / 2) * scale];
  return [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
}

function overlap(one: Polygon, other: Polygon): boolean {
  return one.some((point) => isInside(point, other)) || other.some((point) => isInside(point, one));
}

describe.each(Object.entries(BOARDS))("the made-up board %s", (_, make) => {
  const scene = make();
  const { geometry, stands, drawn, kind } = settingOf(scene);
  const places = geometry.rows.flatMap((row) => row.places.map(({ id }) => id));

  it("is drawn the same for everybody, without a word of anybody and without a number that is none", () => {
    expect(kind.draw(make().board, make())).toEqual(drawn);
    const raw = Object.values(drawn)
      .filter((part) => typeof part === "string" && part.includes("<"))
      .join("");
    expect(raw.length).toBeGreaterThan(10_000);
    expect(raw).not.toMatch(/NaN|undefined|Infinity/);
    for (const word of ["Fire Ring", "Watchtower", "Drowned Hall"]) expect(raw).not.toContain(word);
  });

  it("is a picture by itself: whole tags, and every paint that it names", () => {
    const still = kind.still(drawn);
    const open: string[] = [];
    for (const [, end, name, rest] of still.matchAll(/<(\/?)(\w+)([^<>]*)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!rest!.endsWith("/")) open.push(name!);
    }
    expect(open).toEqual([]);
    const defined = new Set([...(PAINTS + still).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of still.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
    expect(still.length).toBeGreaterThan(10_000);
  });

  it("has every place where its middle is", () => {
    expect(places.length).toBeGreaterThan(10);
    for (const place of places) {
      const [x, y] = geometry.middle(place)!;
      expect(geometry.at(x, y)).toBe(place);
      const box = geometry.box(place)!;
      expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true);
      expect(geometry.about(place).length).toBeGreaterThan(0);
    }
    const { left, top } = drawn.bounds;
    expect(geometry.at(left - 3 * SPACE, top - 3 * SPACE)).toBeNull();
  });

  it("can be walked with four keys, everywhere", () => {
    const reached = new Set([places[0]!]);
    for (const place of reached)
      for (const way of WAYS) {
        const next = geometry.next(place, way, []);
        if (next) reached.add(next);
      }
    expect([...reached].sort()).toEqual([...places].sort());
  });

  it("lets figures stand inside their places, none on another", () => {
    expect(stands).toHaveLength(scene.pieces.length);
    for (const stand of stands) {
      const outline = geometry.outline(geometry.covered(stand.piece));
      for (const point of base(stand)) expect(outline.some((polygon) => isInside(point, polygon))).toBe(true);
      for (const other of stands) if (other !== stand) expect(overlap(base(stand), base(other))).toBe(false);
    }
  });

  it("means a figure wherever it is pointed at", () => {
    for (const stand of stands) {
      const spots: Point[] =
        stand.reach === undefined ? geometry.covered(stand.piece).map((place) => geometry.middle(place)!) : [[stand.x, stand.y]];
      for (const spot of spots) {
        const ids = under(scene, stands, geometry, spot, kind.lens.door);
        expect(ids).toContain(stand.piece.id);
        expect(meant(ids, new Map(), geometry)).toBe(stand.piece.id);
      }
    }
  });

  it("offers on the map what the question offers", () => {
    const { reach, byPlace } = offers(scene, geometry);
    expect(reach.length).toBeGreaterThan(3);
    for (const place of reach) expect(byPlace.get(place)?.length).toBeGreaterThan(0);
  });

  it("covers with a patch its spaces and no other", () => {
    for (const { spaces } of scene.patches) {
      const { outline, middles } = geometry.ground(spaces);
      expect(middles).toHaveLength(spaces.length);
      const area = Math.abs(outline.reduce((sum, polygon) => sum + orientation(polygon), 0)) / 2;
      expect(area).toBeCloseTo(spaces.length * SPACE ** 2);
      const inside = places.filter((place) => {
        const [middle] = geometry.ground([place]).middles;
        return outline.filter((polygon) => isInside(middle!, polygon)).length % 2 === 1;
      });
      expect(inside.sort()).toEqual([...spaces].sort());
    }
  });
});

describe("patches", () => {
  const { geometry } = settingOf(lair());
  const ground = geometry.ground(["A1", "B1", "A2", "B2"]);
  const bed = { ...ground, box: bounding(ground.outline.map(boxOf)), seed: "test" };

  it.each(Object.keys(PATCHES))("of %s are the same for everybody", (kind) => {
    const { draw } = PATCHES[kind]!;
    expect(draw(bed)).toBe(draw(bed));
    expect(draw(bed)).not.toBe(draw({ ...bed, seed: "elsewhere" }));
    expect(draw(bed)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("are told of at their spaces, but never hide what is there", () => {
    const water: Patch = { id: "pool", kind: "water", name: "Water", spaces: ["A1"], about: "Water.", icon: "", level: 0 };
    const scene = { ...lair(), patches: [water] };
    const [x, y] = geometry.middle("A1")!;
    expect(under(scene, [], geometry, [x, y], 0.3)).toEqual(["A1", "pool"]);
  });
});

describe("a figure of several spaces", () => {
  const scene = { ...lair(), pieces: [piece("ogre", "A1", { columns: 2, rows: 3 })] };
  scene.question = { ...scene.question!, about: "ogre" };
  const { geometry, stands } = settingOf(scene);

  it("stands in the middle of them all", () => {
    expect(stands[0]).toMatchObject({ x: SPACE, y: 1.5 * SPACE, size: { width: 2 * SPACE - 10, height: 3 * SPACE - 10 } });
  });

  it("walks with its middle", () => {
    const [walk] = [{ ...lair().question!.choices[0]!, path: ["B1"], cost: "1", warn: "", at: ["B1"] }];
    expect(pathOf(scene, walk, geometry)?.points).toEqual([
      [SPACE, 1.5 * SPACE],
      [2 * SPACE, 1.5 * SPACE],
    ]);
  });
});
