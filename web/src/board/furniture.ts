// Furniture, pits and stairs, drawn around the middle of their footprint of columns × rows.
import { short as f } from "../pieces/shapes";
import { SPACE } from "./places";
import { centre, chance, inset, voronoi } from "./polygons";
import { brazier } from "./zones/tokens";

const C = SPACE;
const BOOKS = ["#7c3a2a", "#2f5a68", "#6b6a34", "#8a6a34", "#4f3a66", "#35573c", "#8b4a52"];

function chestBody(w: number, h: number): string {
  return (
    `<ellipse class="oshadow" cx="3" cy="${f(h * 0.55)}" rx="${f(w * 0.6)}" ry="${f(h * 0.3)}"/>` +
    `<rect x="${f(-w / 2)}" y="${f(-h * 0.1)}" width="${f(w)}" height="${f(h * 0.68)}" rx="3" fill="url(#g-wood-dark)"/>`
  );
}

function chest(): string {
  const [w, h] = [C * 0.62, C * 0.5];
  const band = (x: number) => `M${f(w * x)} ${f(-h * 0.61)}V${f(h * 0.58)}`;
  return (
    `${chestBody(w, h)}<path d="M${f(-w / 2)} ${f(-h * 0.05)}V${f(-h * 0.35)}Q${f(-w / 2)} ${f(-h * 0.62)} ${f(-w * 0.3)} ${f(-h * 0.62)}` +
    `H${f(w * 0.3)}Q${f(w / 2)} ${f(-h * 0.62)} ${f(w / 2)} ${f(-h * 0.35)}V${f(-h * 0.05)}Z" fill="url(#g-wood)"/>` +
    `<path d="${band(-0.36)}${band(0.36)}" stroke="var(--hero-rim)" stroke-width="4.5"/>` +
    `<path d="M${f(-w / 2)} ${f(-h * 0.04)}H${f(w / 2)}" stroke="#1d120a" stroke-width="2.4"/>` +
    `<path d="M${f(-w / 2)} ${f(-h * 0.1)}H${f(w / 2)}" stroke="#e9c98333" stroke-width="1.2"/>` +
    `<rect x="-5.5" y="${f(-h * 0.16)}" width="11" height="12" rx="2" fill="url(#g-brass)" stroke="#3a2608" stroke-width=".8"/>` +
    `<circle cx="0" cy="${f(-h * 0.16 + 5)}" r="1.7" fill="#2a1a06"/><rect x="-.8" y="${f(-h * 0.16 + 5)}" width="1.6" height="4" fill="#2a1a06"/>`
  );
}

function chestOpen(): string {
  const [w, h] = [C * 0.62, C * 0.5];
  return (
    `${chestBody(w, h)}<path d="M${f(-w / 2)} ${f(-h * 0.1)}L${f(-w * 0.44)} ${f(-h * 0.66)}Q0 ${f(-h * 0.9)} ${f(w * 0.44)} ${f(-h * 0.66)}L${f(w / 2)} ${f(-h * 0.1)}Z" fill="#241509" stroke="#1d120a" stroke-width="1"/>` +
    `<path d="M${f(-w * 0.44)} ${f(-h * 0.66)}Q0 ${f(-h * 0.9)} ${f(w * 0.44)} ${f(-h * 0.66)}" fill="none" stroke="var(--wood-3)" stroke-width="4"/>` +
    `<rect x="${f(-w / 2)}" y="${f(-h * 0.16)}" width="${f(w)}" height="${f(h * 0.2)}" rx="2" fill="#0c0704"/>` +
    `<path d="M${f(-w * 0.36)} ${f(h * 0.05)}V${f(h * 0.58)}M${f(w * 0.36)} ${f(h * 0.05)}V${f(h * 0.58)}" stroke="var(--hero-rim)" stroke-width="4.5" opacity=".7"/>`
  );
}

function table(columns: number, rows: number): string {
  const [w, h] = columns >= rows ? [C * columns - 18, C * (rows - 0.4)] : [C * (columns - 0.3), C * rows - 18];
  let planks = "";
  const boards = Math.max(4, Math.round(h / 9));
  for (let i = 1; i < boards; i++)
    planks += `<path d="M${f(-w / 2 + 2)} ${f(-h / 2 + (h * i) / boards)}h${f(w - 4)}" stroke="#00000040" stroke-width="1"/>`;
  const top = (y: number, fill: string) =>
    `<rect x="${f(-w / 2)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="3" fill="${fill}"/>`;
  return (
    `<rect class="oshadow" x="${f(-w / 2 + 5)}" y="${f(-h / 2 + 10)}" width="${f(w)}" height="${f(h)}" rx="6"/>${top(-h / 2 + 7, "#2e1c0e")}${top(-h / 2, "url(#g-wood)")}${planks}` +
    `<rect x="${f(-w / 2 + 0.7)}" y="${f(-h / 2 + 0.7)}" width="${f(w - 1.4)}" height="${f(h - 1.4)}" rx="2.6" fill="none" stroke="#f0c98a44"/>` +
    `<g transform="translate(${f(-w * 0.26)} -2)"><circle r="8" fill="#b9b2a4"/><circle r="8" fill="none" stroke="#5c564c"/><circle r="5" fill="#958d7f"/></g>` +
    `<g transform="translate(${f(w * 0.24)} 3)"><circle r="6" fill="#5a4a2a"/><circle r="4.2" fill="#c98b34"/></g>` +
    `<g transform="translate(2 -4)"><circle r="3.4" fill="#efe3c2"/><path d="M0 -9q4 5 0 8q-4 -3 0 -8" fill="#ffcf6b"/></g>` +
    `<path d="M${f(w * 0.06)} 9l${w > 50 ? 16 : 10} 3" stroke="#cfd3d6" stroke-width="2"/>`
  );
}

function bookcase(columns: number, rows: number, seed: string): string {
  const isUpright = rows > columns; // along a west or east wall, seen from above
  const [w, h] = [C * Math.max(columns, rows) - 12, C * 0.46];
  const random = chance(seed);
  let books = "";
  for (let x = -w / 2 + 5; x < w / 2 - 8;) {
    const [wide, high] = [3.5 + random() * 4, h * 0.62 + random() * h * 0.22];
    const top = h / 2 - 4 - high;
    books += `<rect x="${f(x)}" y="${f(top)}" width="${f(wide)}" height="${f(high)}" fill="${BOOKS[Math.floor(random() * BOOKS.length)]}" stroke="#0006" stroke-width=".6"/>`;
    if (random() < 0.5) books += `<path d="M${f(x)} ${f(top + high * 0.3)}h${f(wide)}" stroke="#e7c878aa" stroke-width="1"/>`;
    x += wide + 0.6;
  }
  return (
    `<g transform="${isUpright ? "rotate(90)" : `translate(0 ${f((-rows * C) / 2 + h / 2 + 13)})`}"><rect class="oshadow" x="${f(-w / 2 + 4)}" y="${f(-h / 2 + 10)}" width="${f(w)}" height="${f(h)}" rx="4"/>` +
    `<rect x="${f(-w / 2)}" y="${f(-h / 2 - 4)}" width="${f(w)}" height="${f(h + 4)}" rx="2" fill="url(#g-wood-dark)"/>` +
    `<rect x="${f(-w / 2 + 3)}" y="${f(-h / 2 + 5)}" width="${f(w - 6)}" height="${f(h - 8)}" fill="#140c06"/>${books}` +
    `<rect x="${f(-w / 2)}" y="${f(-h / 2 - 4)}" width="${f(w)}" height="8" rx="2" fill="url(#g-wood)"/></g>`
  );
}

function tomb(columns: number, rows: number): string {
  const [w, h] = [C * (columns - 0.44), C * (rows - 0.2)];
  const cross = `V${f(h * 0.24)}M${f(-w * 0.22)}`;
  return (
    `<rect class="oshadow" x="${f(-w / 2 + 5)}" y="${f(-h / 2 + 9)}" width="${f(w)}" height="${f(h)}" rx="4"/>` +
    `<rect x="${f(-w / 2)}" y="${f(-h / 2 + 6)}" width="${f(w)}" height="${f(h)}" rx="3" fill="#4c4740"/>` +
    `<path d="M${f(-w / 2)} ${f(h / 2 - 3)}V${f(-h / 2 + 5)}L${f(-w / 2 + 5)} ${f(-h / 2 - 3)}H${f(w / 2 - 5)}L${f(w / 2)} ${f(-h / 2 + 5)}V${f(h / 2 - 3)}Z" fill="url(#g-tomb)" stroke="#2b2722"/>` +
    `<path d="M0 ${f(-h * 0.33)}${cross} ${f(-h * 0.14)}H${f(w * 0.22)}" stroke="#2f2a25" stroke-width="4.5"/>` +
    `<path d="M1 ${f(-h * 0.33)}${cross} ${f(-h * 0.14 + 1)}H${f(w * 0.22)}" stroke="#d9cfbe55" stroke-width="1.4"/>`
  );
}

function altar(): string {
  const [w, h] = [C * 0.72, C * 0.46];
  const candle = (x: number) => `<rect x="${f(x)}" y="${f(-h * 0.62)}" width="4" height="9"/>`;
  const flame = (x: number) => `M${f(x)} ${f(-h * 0.62 - 9)}q4 5 0 9q-4 -4 0 -9`;
  return (
    `<g transform="translate(0 2)"><ellipse class="oshadow" cx="3" cy="${f(h * 0.62)}" rx="${f(w * 0.6)}" ry="${f(h * 0.36)}"/>` +
    `<rect x="${f(-w / 2)}" y="${f(-h / 2 + 8)}" width="${f(w)}" height="${f(h)}" rx="2" fill="#8e8168"/><rect x="${f(-w / 2)}" y="${f(h / 2 - 3)}" width="${f(w)}" height="11" fill="#6d624d"/>` +
    `<path d="M${f(-w * 0.3)} ${f(h / 2 - 2)}v9M0 ${f(h / 2 - 2)}v9M${f(w * 0.3)} ${f(h / 2 - 2)}v9" stroke="#51472f" stroke-width="1.2"/>` +
    `<rect x="${f(-w / 2 - 3)}" y="${f(-h / 2 - 4)}" width="${f(w + 6)}" height="${f(h + 2)}" rx="2.5" fill="url(#g-marble)" stroke="#7c6f55" stroke-width="1"/>` +
    `<rect x="${f(-w * 0.16)}" y="${f(-h / 2 - 4)}" width="${f(w * 0.32)}" height="${f(h + 8)}" fill="#c9a23f"/>` +
    `<rect x="${f(-w * 0.16 + 2)}" y="${f(-h / 2 - 4)}" width="${f(w * 0.32 - 4)}" height="${f(h + 5)}" fill="#e7cb79"/>` +
    `<path d="M0 ${f(-h * 0.42)}l3 7 7 .6-5.4 4.8 1.8 7.2L0 9.4l-6.4 3.6 1.8-7.2L-10 1l7-.6Z" transform="translate(0 -3) scale(.72)" fill="#fff6d8"/>` +
    `<g fill="#efe3c2">${candle(-w * 0.42)}${candle(w * 0.42 - 4)}</g><path d="${flame(-w * 0.42 + 2)}${flame(w * 0.42 - 2)}" fill="#ffd37a"/></g>`
  );
}

function pit(): string {
  const s = C * 0.8;
  return (
    `<g transform="translate(${f(-s / 2)} ${f(-s / 2)})"><path d="M2 6L9 0L${f(s - 8)} 2L${f(s)} 8L${f(s - 2)} ${f(s - 9)}L${f(s - 9)} ${f(s)}L7 ${f(s - 2)}L0 ${f(s - 8)}Z" fill="#060403"/>` +
    `<path d="M2 6L9 0L${f(s - 8)} 2L${f(s)} 8L${f(s - 1)} 22L${f(s - 12)} 17L12 16L1 23Z" fill="#3a322a"/><path d="M1 23L12 16L12 ${f(s - 14)}L0 ${f(s - 8)}Z" fill="#1c1713"/>` +
    `<path d="M${f(s - 1)} 22L${f(s - 12)} 17V${f(s - 13)}L${f(s - 2)} ${f(s - 9)}Z" fill="#26201a"/>` +
    `<path d="M14 17v${f(s * 0.3)}M${f(s * 0.4)} 17v${f(s * 0.2)}M${f(s * 0.65)} 17v${f(s * 0.28)}" stroke="#0008" stroke-width="1.5"/>` +
    `<path d="M2 6L9 0L${f(s - 8)} 2L${f(s)} 8" fill="none" stroke="var(--stone-hi)" stroke-width="1.4"/>` +
    `<path d="M14 ${f(s - 8)}l3 -15 3 15ZM${f(s * 0.45)} ${f(s - 6)}l3 -17 3 17ZM${f(s * 0.68)} ${f(s - 9)}l3 -13 3 13Z" fill="#8f877b"/></g>`
  );
}

function stairs(columns: number, rows: number): string {
  const [w, h] = [C * columns, C * rows];
  let steps = `<rect class="oshadow" x="${f(-w / 2 + 5)}" y="${f(-h / 2 + 4)}" width="${f(w - 10)}" height="${f(h - 8)}"/>`;
  const count = Math.round((h - 8) / 8);
  for (let i = 0; i < count; i++) {
    const y = -h / 2 + 4 + i * 8;
    steps +=
      `<rect x="${f(-w / 2 + 5)}" y="${f(y)}" width="${f(w - 10)}" height="8" class="stair" fill="color-mix(in oklab, var(--stone-5) ${100 - i * 14}%, #000)"/>` +
      `<path d="M${f(-w / 2 + 6)} ${f(y + 0.8)}h${f(w - 12)}" stroke="var(--stone-hi)" stroke-width="1.2"/>`;
  }
  return steps;
}

const STONES = ["#7d7468", "#6a6258", "#8d8476", "#5a534a"];

function rubble(seed: string): string {
  const random = chance(seed);
  const half = C * 0.46;
  return voronoi({ left: -half, top: -half, right: half, bottom: half }, 13, 1, random)
    .filter((stone) => Math.hypot(...centre(stone)) < half * 0.92)
    .map(
      (stone) =>
        `M${inset(stone, 1 + random() * 1.8)
          .map(([x, y]) => `${f(x)} ${f(y)}`)
          .join("L")}Z`,
    )
    .map(
      (path) =>
        `<path d="${path}" transform="translate(2 4)" fill="#000" opacity=".5"/><path d="${path}" fill="${STONES[Math.floor(random() * STONES.length)]}" stroke="#2a241f" stroke-width=".8"/>`,
    )
    .join("");
}

/** A sconce for the north wall: flame and holder; its light is drawn with the floor. */
export function torch(x: number, y: number): string {
  return (
    `<g transform="translate(${f(x)} ${f(y)})"><circle r="64" fill="url(#g-glow)" class="fx" opacity=".55"/><rect x="-2.2" y="1" width="4.4" height="9" fill="#3a2a1a"/>` +
    `<rect x="-4" y="0" width="8" height="3" rx="1" fill="var(--iron-2)"/><path d="M0 -13Q6 -5 4 0Q2 3 0 3Q-2 3 -4 0Q-6 -5 0 -13Z" fill="#ffb03b"/>` +
    `<path d="M0 -7Q3 -3 2 0Q1 2 0 2Q-1 2 -2 0Q-3 -3 0 -7Z" fill="#fff1b8"/></g>`
  );
}

/** A ring of signs in the floor: asleep it glimmers red, awake it shines. */
function glyph(isAwake: boolean): string {
  const [hue, glow] = isAwake ? ["#eaf4ff", "g-holy"] : ["#d8452f", ""];
  const points = Array.from({ length: 8 }, (_, i) => {
    const [angle, r] = [(i * Math.PI) / 4, i % 2 ? 5.5 : 15];
    return `${f(Math.sin(angle) * r)} ${f(-Math.cos(angle) * r)}`;
  });
  return (
    (glow ? `<circle r="46" fill="url(#${glow})" class="glow"/>` : "") +
    `<circle r="22" fill="#0a0807" fill-opacity=".55"/><circle r="21" fill="none" stroke="${hue}" stroke-width="2"/>` +
    `<circle r="17" fill="none" stroke="${hue}" stroke-width="1" stroke-dasharray="2 3.34"/>` +
    `<path d="M${points.join("L")}Z" fill="${hue}" fill-opacity="${isAwake ? 0.9 : 0.3}" stroke="${hue}" stroke-width="1.4"/>`
  );
}

const ROOFS = ["#8a4332", "#39536e", "#7a5a34", "#5d3f63", "#8a4332"];

/** Houses along a square, a tower in the middle, light in every window. */
function houses(columns: number): string {
  const wide = (C * columns) / (2 * columns - 1);
  return Array.from({ length: 2 * columns - 1 }, (_, i) => {
    const [x, isTower] = [(i - columns + 1) * wide, i === columns - 1];
    const [w, h, roof] = isTower ? [wide * 0.66, 44, 30] : [wide * 0.94, 17 + ((i * 7) % 9), 15];
    const top = 22 - h;
    const window = (at: number, down: number) =>
      `<rect x="${f(at - 2.4)}" y="${f(top + down)}" width="4.8" height="6" fill="#ffcf6b"/>`;
    return (
      `<g transform="translate(${f(x)} 0)"><rect x="${f(-w / 2)}" y="${f(top)}" width="${f(w)}" height="${f(h)}" fill="#b39a74" stroke="#2b2018" stroke-width="1"/>` +
      `<path d="M${f(-w / 2 - 3)} ${f(top)}L0 ${f(top - roof)}L${f(w / 2 + 3)} ${f(top)}Z" fill="${ROOFS[i % ROOFS.length]}" stroke="#2b2018" stroke-width="1"/>` +
      `${window(-w * 0.22, 5)}${window(w * 0.22, 5)}${isTower ? window(0, 18) : ""}</g>`
    );
  }).join("");
}

/** The drawing of a kind of furniture; null where its icon has to do. */
export function furniture(kind: string, columns: number, rows: number, seed: string): string | null {
  switch (kind) {
    case "table":
      return table(columns, rows);
    case "bookcase":
      return bookcase(columns, rows, seed);
    case "tomb":
      return tomb(columns, rows);
    case "chest":
      return chest();
    case "chest-open":
      return chestOpen();
    case "altar":
      return altar();
    case "stairs":
      return stairs(columns, rows);
    case "pit":
      return pit();
    case "rubble":
      return rubble(seed);
    case "glyph":
    case "glyph-active":
      return glyph(kind === "glyph-active");
    case "houses":
      return houses(columns);
    case "brazier":
      return `<circle r="92" cy="-6" fill="url(#g-glow)" class="glow"/>${brazier(0, 6, 1)}`;
    default:
      return null;
  }
}
