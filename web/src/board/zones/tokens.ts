// Small things of a board of Zones, drawn around their place: braziers, Level tokens, discs.
import { short } from "../../pieces/shapes";

const PENTAGON = "M0 -17L16 -5.5L10 14H-10L-16 -5.5Z";

/** The source of light printed in a lit Zone. */
export function brazier(x: number, y: number, scale = 0.46): string {
  return (
    `<g class="brazier" transform="translate(${short(x)} ${short(y)}) scale(${scale})"><ellipse class="oshadow" cx="2" cy="7" rx="12" ry="6"/><path d="M-9 -1L-6 9H6L9 -1Z" fill="#3a3533"/>` +
    `<ellipse cx="0" cy="-1" rx="10" ry="4.5" fill="#5b5552"/><ellipse cx="0" cy="-1" rx="7.5" ry="3" fill="#ff8a2a"/>` +
    `<path d="M0 -20Q8 -9 5 -2Q2 1 0 1Q-2 1 -5 -2Q-8 -9 0 -20Z" fill="#ffb03b"/><path d="M0 -12Q4 -6 3 -2Q1 0 0 0Q-1 0 -3 -2Q-4 -6 0 -12Z" fill="#fff1b8"/></g>`
  );
}

/** A Level token: filled when it counts, outlined when not. */
export function levelToken(level: number, isActive: boolean): string {
  const hue = `var(--level-${level})`;
  return (
    `<path d="${PENTAGON}" transform="translate(0 3)" fill="#000" opacity=".5"/>` +
    `<path d="${PENTAGON}" fill="${isActive ? hue : "#2a2420"}" stroke="${isActive ? "#fff3d6" : hue}" stroke-width="${isActive ? 2 : 1.6}"/>` +
    `<path d="M0 -12.5L11.500 -4.2L7.2 10H-7.2L-11.5 -4.2Z" fill="none" stroke="#0006" stroke-width="1"/>` +
    `<text class="tn" y="6" font-size="17" style="font-size:17px;fill:${isActive ? "#1a1206" : hue}">${level}</text>`
  );
}
