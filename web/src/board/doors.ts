// Doors in every state, on walls seen from the front and on sideways walls; drawn around the middle of their edge.
import { short } from "../pieces/shapes";
import type { Door } from "../wire";
import { SPACE } from "./places";
import { DOOR, FACE, THICK } from "./walls";

const T = THICK / 2;
/** How many planks a door of one edge has. */
const PLANKS = 5;

const joints = (L: number): number[] => {
  const planks = Math.round((PLANKS * L) / DOOR);
  return Array.from({ length: planks - 1 }, (_, i) => -L / 2 + (L * (i + 1)) / planks);
};

function planksAcross(L: number): string {
  return joints(L)
    .map((y) => `<path class="dplank" d="M${-T + 2} ${short(y)}h${THICK - 4}"/>`)
    .join("");
}

function planksUpright(L: number): string {
  return joints(L)
    .map((x) => `<path class="dplank" d="M${short(x)} ${short(Math.abs(x) < L / 4 ? -T : -1)}V${short(T + FACE + 3)}"/>`)
    .join("");
}

/** The shape of a rune, so that its hue is not alone. */
const RUNES: Record<string, string> = {
  red: "M0 -5.4L5 3.6H-5Z",
  blue: "M0 -5.8L5.4 0L0 5.8L-5.4 0Z",
  yellow: "M-4.2 -4.2H4.2V4.2H-4.2Z",
  green: "M0 -5.6L5 -1.8L3.2 4.6H-3.2L-5 -1.8Z",
};

function runeOf(rune: Door["rune"], y: number): string {
  if (!rune) return "";
  return `<g class="drune" style="color:var(--die-${rune})" transform="translate(0 ${short(y)})"><circle r="10.5"/><path d="${RUNES[rune]}"/></g>`;
}

function lock(y: number): string {
  return `<path class="dlock" d="M-4 ${short(y - 1)}V${short(y - 3)}A4 4 0 0 1 4 ${short(y - 3)}V${short(y - 1)}H5.5V${short(y + 7)}H-5.5V${short(y - 1)}Z"/>`;
}

function front(status: Door["status"], L: number): string {
  const low = T + FACE + 3;
  let drawn = `<rect class="sill" x="${short(-L / 2)}" y="${-T - 2}" width="${short(L)}" height="${THICK + FACE + 6}"/>`;
  if (status === "open") {
    drawn +=
      `<rect class="sillglow" x="${short(-L / 2 + 3)}" y="${-T}" width="${short(L - 6)}" height="${THICK + FACE + 4}"/>` +
      `<g class="leaf"><path class="dleaf" d="M${short(-L / 2)} ${T + 2}l6 -1l5 ${short(L * 0.62)}l-6 1Z"/>` +
      `<path class="diron" d="M${short(-L / 2 + 3)} ${short(T + 12)}l5.6 -.6M${short(-L / 2 + 5)} ${short(T + L * 0.5)}l5.6 -.6"/></g>`;
  } else {
    drawn +=
      `<path class="dface" d="M${short(-L / 2)} ${short(low)}V${short(T - 2)}Q${short(-L / 2)} ${short(-T - 3)} 0 ${short(-T - 3)}T${short(L / 2)} ${short(T - 2)}V${short(low)}Z"/>` +
      planksUpright(L) +
      `<path class="diron" d="M${short(-L / 2 + 1)} ${short(T - 1)}H${short(L / 2 - 1)}M${short(-L / 2 + 1)} ${short(T + FACE - 2)}H${short(L / 2 - 1)}"/>` +
      `<circle class="dring" cx="${short(L * 0.27)}" cy="${short(T + FACE / 2 - 1)}" r="3"/>${status === "locked" ? lock(T + 3) : ""}`;
  }
  const jamb = (x: number) =>
    `<rect class="jamb" x="${short(x)}" y="${-T - 4}" width="8" height="${THICK + FACE + 8}" rx="1.5"/>` +
    `<rect class="jambtop" x="${short(x)}" y="${-T - 4}" width="8" height="${THICK + 3}" rx="1.5"/>`;
  return drawn + jamb(-L / 2 - 6) + jamb(L / 2 - 2);
}

function sideways(status: Door["status"], L: number): string {
  let drawn = `<rect class="sill" x="${-T - 2}" y="${short(-L / 2)}" width="${THICK + 4}" height="${short(L + 6)}"/>`;
  if (status === "open") {
    drawn +=
      `<rect class="sillglow" x="${-T}" y="${short(-L / 2 + 3)}" width="${THICK}" height="${short(L - 6)}"/>` +
      `<g class="leaf"><path class="dleaf" d="M${T - 1} ${short(-L / 2)}l${short(L * 0.66)} 5l-1 6l${short(-L * 0.66)} -5Z"/>` +
      `<path class="diron" d="M${T + 10} ${short(-L / 2 + 2)}l-.6 5.4M${short(T + L * 0.5)} ${short(-L / 2 + 5)}l-.6 5.4"/></g>`;
  } else {
    const leaf = (kind: string, more: number) =>
      `<rect class="${kind}" x="${-T + 1}" y="${short(-L / 2)}" width="${THICK - 2}" height="${short(L + more)}" rx="1.5"/>`;
    drawn +=
      leaf("dface dedge", 10) +
      leaf("dface", 0) +
      planksAcross(L) +
      `<path class="diron" d="M${-T + 1} ${short(-L * 0.28)}h${THICK - 2}M${-T + 1} ${short(L * 0.28)}h${THICK - 2}"/>` +
      (status === "locked" ? lock(0) : `<circle class="dring" cx="0" cy="${short(L * 0.1)}" r="2.6"/>`);
  }
  const jamb = (y: number, high: number) =>
    `<rect class="jamb" x="${-T - 3}" y="${short(y)}" width="${THICK + 6}" height="${8 + high}" rx="1.5"/>` +
    `<rect class="jambtop" x="${-T - 3}" y="${short(y)}" width="${THICK + 6}" height="8" rx="1.5"/>`;
  return drawn + jamb(-L / 2 - 6, 7) + jamb(L / 2 - 2, FACE);
}

/** The drawing of a door over so many edges, around their middle. */
export function drawDoor(way: "h" | "v", status: Door["status"], edges = 1, rune: Door["rune"] = ""): string {
  const long = DOOR + (edges - 1) * SPACE;
  const drawn = way === "h" ? front(status, long) : sideways(status, long);
  return drawn + (status === "open" ? "" : runeOf(rune, way === "h" ? T + 2 : 0));
}
