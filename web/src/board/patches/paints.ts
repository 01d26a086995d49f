// Filters and gradients of terrain, put into the document when a board first has some.
import { blur, fall, layOut } from "../../pieces/paints";

const OOZE =
  '<filter id="f-ooze" x="-15%" y="-15%" width="130%" height="130%"><feTurbulence type="fractalNoise" baseFrequency=".021" numOctaves="2" seed="12" result="n"/>' +
  '<feDisplacementMap in="SourceGraphic" in2="n" scale="17" result="d"/><feMorphology in="d" operator="dilate" radius=".9" result="o"/>' +
  '<feGaussianBlur in="o" stdDeviation=".6" result="ob"/><feFlood flood-color="var(--dark-rim)" result="c"/>' +
  '<feComposite in="c" in2="ob" operator="in" result="rim"/><feMerge><feMergeNode in="rim"/><feMergeNode in="d"/></feMerge></filter>';
const NEBULA =
  '<filter id="f-nebula" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".014 .02" numOctaves="4" seed="21" result="n"/>' +
  '<feColorMatrix in="n" values="0 0 0 0 .36  0 0 0 0 .16  0 0 0 0 .66  3 0 0 0 -1.36" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in"/></filter>';
const SHORE =
  '<filter id="f-shore" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="6"/>' +
  '<feDisplacementMap in="SourceGraphic" scale="7"/></filter>';

const PAINTS = [
  fall("g-water", "var(--water-3)", "var(--water)", 0.3),
  fall("g-lava", "var(--lava-3)", "var(--lava)", 1),
  fall("g-ice", "var(--ice-3)", "var(--ice)", 0.4),
  blur("f-blur14", 14),
  OOZE,
  NEBULA,
  SHORE,
].join("");

export function layOutTerrain(): void {
  layOut("tenebra-terrain", PAINTS);
}
