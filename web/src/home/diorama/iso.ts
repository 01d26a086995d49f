// A small stage in isometric projection: flat floor art is drawn from above, then laid down; figures stand on it.
import { paint, pave, type Paving } from "../../board/paving";
import { SPACE } from "../../board/places";
import { chance, type Point, type Polygon } from "../../board/polygons";
import { short } from "../../pieces/shapes";
import { pictureOn } from "../../shared/pictures";

export const U = SPACE;
const N = 5;
const [TW, TH, ZH] = [26, 17, 34];

/** Top, left and right face of a block. */
export interface Faces {
  t: string;
  l: string;
  r: string;
}

const STONE: Faces = { t: "#9a8f7e", l: "#5a5046", r: "#3d352d" };
export const WOOD: Faces = { t: "#8a5c34", l: "#6b4526", r: "#4f3219" };
export const CRATE: Faces = { t: "#b98a4a", l: "#8a5f2c", r: "#5d3f1c" };
export const SEATS = { amber: "#a86b10", sky: "#1f6fa8", jade: "#1d7a5a", rose: "#9a3d6d", foe: "#7d2417", boss: "#4a1038" };
export const IRON = "#a9a39c";

export const iso = (x: number, y: number, z = 0): Point => [(x - y) * TW, (x + y) * TH - z * ZH];
export const at = (point: Point): string => `${short(point[0])} ${short(point[1])}`;
export const outline = (polygon: Polygon): string => `M${polygon.map(at).join("L")}Z`;
export const area = (polygon: Polygon, fill: string): string => `<path d="${outline(polygon)}" fill="${fill}"/>`;

/** Art drawn from above, laid on the floor at a height. */
export const flat = (art: string, z = 0): string =>
  `<g transform="matrix(${TW / U} ${TH / U} ${-TW / U} ${TH / U} 0 ${-z * ZH})">${art}</g>`;

export function block(x: number, y: number, w: number, d: number, z0: number, z1: number, faces: Faces): string {
  const top: Polygon = [iso(x, y, z1), iso(x + w, y, z1), iso(x + w, y + d, z1), iso(x, y + d, z1)];
  const left: Polygon = [top[3]!, top[2]!, iso(x + w, y + d, z0), iso(x, y + d, z0)];
  const right: Polygon = [top[1]!, top[2]!, iso(x + w, y + d, z0), iso(x + w, y, z0)];
  const light = `<path d="M${at(top[3]!)}L${at(top[0]!)}L${at(top[1]!)}" fill="none" stroke="#fff3d6" stroke-opacity=".28" stroke-width=".8"/>`;
  return area(left, faces.l) + area(right, faces.r) + area(top, faces.t) + light;
}

export const wallX = (x: number, y: number, w: number, h = 0.75): string => block(x, y - 0.09, w, 0.18, 0, h, STONE);
export const wallY = (x: number, y: number, d: number, h = 0.75): string => block(x - 0.09, y, 0.18, d, 0, h, STONE);

/** What the stage stands on: two courses of stone and their shadow. */
export function plinth(depth = 0.55, faces = { l: "#3a3028", r: "#241d18" }): string {
  const middle = -depth * 0.5;
  let joints = "";
  for (let i = 0.35; i < N; i += 0.7) joints += `M${at(iso(i, N, -0.04))}L${at(iso(i, N, middle))}`;
  for (let i = 0.2; i < N; i += 0.7) joints += `M${at(iso(N, i, -0.04))}L${at(iso(N, i, middle))}`;
  joints += `M${[iso(0, N, middle), iso(N, N, middle), iso(N, 0, middle)].map(at).join("L")}`;
  return (
    `<ellipse class="fx" cx="0" cy="${short(iso(N, N, -depth)[1] - 30)}" rx="${short(TW * N * 0.9)}" ry="40" fill="url(#g-shadow)"/>` +
    area([iso(0, N), iso(N, N), iso(N, N, -depth), iso(0, N, -depth)], faces.l) +
    area([iso(N, 0), iso(N, N), iso(N, N, -depth), iso(N, 0, -depth)], faces.r) +
    `<path d="${joints}" fill="none" stroke="#000" stroke-opacity=".35"/>`
  );
}

/** A paved floor, seen from above. Every piece of floor needs an id of its own. */
export function floor(
  id: string,
  paving: Paving,
  x: number,
  y: number,
  w: number,
  d: number,
  tint: string,
  share = "46%",
): string {
  const random = chance(id);
  const box = { left: x * U, top: y * U, right: (x + w) * U, bottom: (y + d) * U };
  return inside(
    id,
    box,
    `<g style="--tint:${tint};--tint-share:${share}"><rect class="gap" x="${box.left}" y="${box.top}" width="${w * U}" height="${d * U}"/>${paint(pave(paving, box, random), paving, random, () => true)}</g>`,
  );
}

export function inside(id: string, box: { left: number; top: number; right: number; bottom: number }, art: string): string {
  const frame = `<rect x="${box.left}" y="${box.top}" width="${box.right - box.left}" height="${box.bottom - box.top}"/>`;
  return `<clipPath id="stage-${id}">${frame}</clipPath><g clip-path="url(#stage-${id})">${art}</g>`;
}

const drawn = (icon: string, x: number, y: number, size: number, colour: string): string =>
  `<use href="${pictureOn("home-icons", icon)}" x="${short(x - size / 2)}" y="${short(y - size / 2)}" width="${short(size)}" height="${short(size)}" style="color:${colour}"/>`;

interface Look {
  size?: number;
  rim?: string;
  ink?: string;
  base?: number;
}

/** A figure on its base. */
export function stand(
  icon: string,
  x: number,
  y: number,
  z: number,
  colour: string,
  { size = 30, rim = "#e0b869", ink = "#f7ecd6", base = 0.36 }: Look = {},
): string {
  const [rx, ry] = [base * TW * 1.35, base * TH * 1.35];
  return (
    `<g transform="translate(${at(iso(x, y, z))})"><ellipse cx="3" cy="5" rx="${short(rx * 1.15)}" ry="${short(ry * 1.15)}" fill="#000" opacity=".5"/>` +
    `<path d="M${short(-rx)} 0v3.500a${short(rx)} ${short(ry)} 0 0 0 ${short(2 * rx)} 0v-3.500Z" fill="color-mix(in oklab, ${colour} 50%, #000)"/>` +
    `<ellipse rx="${short(rx)}" ry="${short(ry)}" fill="${colour}" stroke="${rim}" stroke-width="1.2"/>` +
    `${drawn(icon, 1.2, 1.2 - size * 0.46, size, "#000a")}${drawn(icon, 0, -size * 0.46, size, ink)}</g>`
  );
}

export function glow(x: number, y: number, radius: number, paintId = "g-glow"): string {
  const [cx, cy] = iso(x, y);
  return `<ellipse class="fx glow" cx="${short(cx)}" cy="${short(cy)}" rx="${radius}" ry="${short(radius * 0.62)}" fill="url(#${paintId})"/>`;
}

export function flame(x: number, y: number, z: number, scale: number): string {
  return (
    `<g transform="translate(${at(iso(x, y, z))}) scale(${scale})"><path d="M0 -24Q9 -12 6 -4Q3 0 0 0Q-3 0 -6 -4Q-9 -12 0 -24Z" fill="#ffa234"/>` +
    `<path d="M0 -15Q5 -8 3.500 -3Q1.500 -1 0 -1Q-1.500 -1 -3.500 -3Q-5 -8 0 -15Z" fill="#fff1b8"/></g>`
  );
}

export function torch(x: number, y: number, z: number): string {
  return `<g transform="translate(${at(iso(x, y, z))})"><circle class="fx glow" r="26" fill="url(#g-glow)"/><rect x="-1.2" y="-2" width="2.4" height="8" fill="#3a2a1a"/></g>${flame(x, y, z, 0.46)}`;
}
