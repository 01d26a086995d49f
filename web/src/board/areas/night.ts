// Fire and night: every light cuts a hole into the night and glows twice.
import { short as f } from "../../pieces/shapes";
import type { Areas } from "../../wire";
import type { Point } from "../polygons";
import { LEVEL, px, type Spot } from "./lines";

interface Light {
  at: Point;
  radius: number;
  strength: number;
}

/** How far the light of a kind of scenery reaches, how strong it is, and how high above its foot. */
const SHINE: Record<string, { radius: number; strength: number; high: number }> = {
  campfire: { radius: 320, strength: 1, high: 8 },
  torch: { radius: 125, strength: 0.8, high: 36 },
  tent: { radius: 70, strength: 0.5, high: 10 },
  pavilion: { radius: 120, strength: 0.75, high: 10 },
  hut: { radius: 90, strength: 0.55, high: 8 },
  brazier: { radius: 150, strength: 0.85, high: 26 },
  beacon: { radius: 420, strength: 1, high: 50 },
  lantern: { radius: 120, strength: 0.8, high: 30 },
  tower: { radius: 130, strength: 0.85, high: 50 },
};

export function lightsOf(board: Areas, heightAt: (spot: Spot) => number): Light[] {
  return board.scenery.flatMap(({ kind, points, size }) => {
    const shine = SHINE[kind];
    if (!shine) return [];
    return points.map((spot) => {
      const [x, y] = px(spot);
      return {
        at: [x, y - shine.high * size - heightAt(spot) * LEVEL] as Point,
        radius: shine.radius * size,
        strength: shine.strength,
      };
    });
  });
}

const ellipse = ({ at: [x, y], radius, strength }: Light, wide: number, high: number, paint: string, share = 1) =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(radius * wide)}" ry="${f(radius * high)}" fill="url(#${paint})" opacity="${f(strength * share)}"/>`;

export function drawLights(lights: readonly Light[]): { holes: string; lights: string; glows: string } {
  return {
    holes: lights.map((light) => ellipse(light, 1, 0.78, "g-hole")).join(""),
    lights: lights.map((light) => ellipse(light, 0.9, 0.68, "g-firelight")).join(""),
    glows: lights.map((light) => ellipse(light, 0.52, 0.44, "g-firelight", 0.6)).join(""),
  };
}
