import { expect, it, vi } from "vitest";
import { QUESTION } from "../shared/blank.fixture";
import { isInside, safeArea, type Window } from "./camera";
import { Framing, type Looking } from "./framing";
import { grid } from "./kinds/grid";
import { choice, lair, piece } from "./lair.fixture";
import { View } from "./view.svelte";

vi.mock("../shared/words.svelte", () => ({ say: String }));
vi.mock("../shared/settings.svelte", () => ({ settings: {} }));
vi.stubGlobal("cancelAnimationFrame", () => {});

const at = (width: number, height: number): Window => ({ width, height, insets: { top: 80, right: 10, bottom: 200, left: 10 } });
const DESK = at(1440, 900);
const PHONE = at(390, 844);

/** A board of a lair with a hero in one corner and an enemy in the other, in some window. */
function looking(window: Window, spoken: string[] = []) {
  const scene = {
    ...lair([]),
    pieces: [piece("storm", "A1", { side: "hero" }), piece("orc", "G3")],
    question: { ...QUESTION, about: "storm", choices: [choice("move B1", { at: ["B1"] })] },
  };
  const drawn = grid.draw(scene.board, scene);
  const geometry = grid.geometry(scene.board, drawn);
  const stands = grid.stand({ board: scene.board, drawn, geometry, scene }, 1);
  const isPhone = window.width < 700;
  const now: Looking = { scene, geometry, drawn, stands, lens: grid.lens, window, isPhone, spoken };
  const view = new View(() => ({ bounds: drawn.bounds, window: now.window, isMoving: false, pace: 1, least: grid.lens.least }));
  return { now, view, framing: new Framing(view, () => now), box: (place: string) => geometry.box(place)! };
}

it("frames what the question is about, and what is spoken of before all", () => {
  for (const window of [DESK, PHONE]) {
    const { view, framing, box } = looking(window, ["G3"]);
    view.begin(framing.wanted);
    expect(isInside(box("G3"), view.camera, safeArea(window))).toBe(true);
  }
  const { view, framing, box } = looking(PHONE);
  view.begin(framing.wanted);
  expect(isInside(box("A1"), view.camera, safeArea(PHONE))).toBe(true);
});

it("grows with the window", () => {
  const [small, large, phone] = [DESK, at(1920, 1200), PHONE].map((window) => looking(window).framing.wanted.scale);
  expect(large).toBeGreaterThan(small!);
  expect(phone).toBeLessThanOrEqual(grid.lens.phone);
});

it("leaves a board where it was put by hand, until it is asked to go on", () => {
  const { view, framing } = looking(PHONE);
  view.begin(framing.wanted);
  const { camera } = view;
  view.pan(-90, -60);
  const own = view.camera;
  framing.follow();
  expect(view.camera).toEqual(own);
  framing.toggle();
  expect(view.camera).toEqual(camera);
  framing.toggle();
  expect(view.camera.scale).toBe(framing.whole.scale);
  framing.toggle();
  expect(view.camera).toEqual(camera);
});
