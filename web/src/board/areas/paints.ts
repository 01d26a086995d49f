// Filters and gradients of open land: a part of its picture.
import { blur, fall, spread } from "../../pieces/paints";

/** Light over rough ground: noise as a relief, multiplied with what is painted. */
function relief(id: string, frequency: string, seed: number, high: number, strength: number, azimuth: number): string {
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" result="n"/>` +
    `<feDiffuseLighting in="n" surfaceScale="${high}" diffuseConstant="${strength}" lighting-color="#fff" result="l"><feDistantLight azimuth="${azimuth}" elevation="54"/></feDiffuseLighting>` +
    `<feComposite in="l" in2="SourceGraphic" operator="arithmetic" k1="1.08" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in"/></filter>`
  );
}

function ragged(id: string, frequency: string, seed: number, scale: number, soft: number): string {
  return (
    `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="${scale}"/><feGaussianBlur stdDeviation="${soft}"/></filter>`
  );
}

const RIPPLE =
  '<filter id="f-ripple" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .075" numOctaves="3" seed="31" result="n"/>' +
  '<feColorMatrix in="n" values="0 0 0 0 .62  0 0 0 0 .8  0 0 0 0 .9  0 5.2 0 0 -2.86" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in"/></filter>';

/** Light that runs across a shape: bright on its left. */
function across(id: string, from: string, middle: string, to: string): string {
  return `<linearGradient id="${id}"><stop offset="0" stop-color="${from}"/><stop offset=".4" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

export const LAND = [
  relief("f-soil", ".028 .04", 5, 5, 1.12, 232),
  relief("f-earth", ".03 .045", 11, 2.6, 1.14, 232),
  relief("f-rock", ".022 .03", 17, 5, 1.16, 228),
  relief("f-cliff", ".07 .022", 8, 4.5, 1.1, 200),
  ragged("f-ragged", ".045", 6, 22, 2.4),
  ragged("f-foam", ".05 .09", 14, 8, 0.2),
  RIPPLE,
  blur("f-dusk", 16),
  across("g-post", "var(--timber-3)", "var(--timber)", "var(--timber-2)"),
  fall("g-face", "var(--land-face)", "var(--land-face-2)"),
  fall("g-hide", "var(--hide)", "var(--hide-2)"),
  fall("g-hide-lit", "var(--hide-3)", "var(--hide)", 1),
  fall("g-hide-dim", "var(--hide-2)", "color-mix(in oklab, var(--hide-2) 70%, #000)", 1),
  fall("g-river", "var(--water-3)", "var(--water-2)", 0.6),
  spread(
    "g-hearth",
    [
      [0, "var(--fire-3)", 1],
      [0.5, "var(--fire-2)", 1],
      [1, "var(--fire)", 1],
    ],
    ' cx=".5" cy="1" r="1"',
  ),
  spread("g-firelight", [
    [0, "var(--fire-2)", 0.85],
    [0.22, "var(--fire-2)", 0.5],
    [0.55, "var(--fire)", 0.17],
    [1, "var(--fire)", 0],
  ]),
  spread("g-hole", [
    [0, "#000", 1],
    [0.4, "#000", 0.86],
    [1, "#000", 0],
  ]),
].join("");
