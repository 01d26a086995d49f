// What belongs on board: masts with their sails, lanterns, a wheel, coils of rope, the carved head at the bow; each with its foot at the origin.
import { short as f } from "../../pieces/shapes";
import type { Chance } from "../polygons";
import { INK, line, part } from "./strokes";

/** A mast with its sail furled on the yard, and ropes down to both sides. */
export function mast(): string {
  let ropes = "";
  for (const x of [-62, -46, 46, 62]) ropes += `M0 -186L${x} -6`;
  let ties = "";
  for (let x = -66; x <= 66; x += 16) ties += `M${x} -168v17`;
  return (
    '<ellipse class="oshadow" cx="10" cy="3" rx="18" ry="7"/><path class="thrown-flat" d="M2 2L70 26L74 22L6 -2Z"/>' +
    line(ropes, "var(--hide)", 1.1, ' stroke-opacity=".75"') +
    line("M-54 -42H-30M-50 -66H-26M-44 -90H-20M30 -42H54M26 -66H50M20 -90H44", "var(--hide)", 0.9, ' stroke-opacity=".55"') +
    part("M-6 2L-4 -196H4L6 2Q0 5 -6 2Z", "url(#g-post)", INK) +
    part(
      "M-78 -160Q-76 -170 -60 -168L60 -168Q76 -170 78 -160Q60 -146 30 -150Q0 -144 -30 -150Q-60 -146 -78 -160Z",
      "var(--hide-3)",
      INK,
    ) +
    part(
      "M-78 -160Q-60 -146 -30 -150Q0 -144 30 -150Q60 -146 78 -160Q60 -154 30 -156Q0 -152 -30 -156Q-60 -154 -78 -160Z",
      "var(--hide-2)",
      ' opacity=".7"',
    ) +
    line("M-82 -168H82", "var(--timber)", 5, ' stroke-linecap="round"') +
    line(ties, "var(--timber-2)", 1.4) +
    part("M4 -196L34 -190L4 -182Z", "var(--cloth)", INK)
  );
}

export function lantern(): string {
  return (
    '<ellipse class="oshadow" cx="3" cy="1" rx="7" ry="3"/>' +
    part("M-2 0V-24H2V0Z", "var(--timber)", INK) +
    part("M-6 -24L-5 -38H5L6 -24Z", "var(--fire-3)", INK) +
    part("M-7 -38L0 -45L7 -38ZM-7 -24H7V-21H-7Z", "var(--iron)") +
    line("M0 -38V-24", "var(--iron)", 1.2)
  );
}

export function wheel(): string {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [Math.cos((i * 6.283) / 8), Math.sin((i * 6.283) / 8)];
    return `M${f(x * 4)} ${f(-24 + y * 4)}L${f(x * 22)} ${f(-24 + y * 22)}`;
  }).join("");
  return (
    '<ellipse class="oshadow" cx="5" cy="2" rx="16" ry="5"/>' +
    part("M-5 2V-24H5V2Z", "var(--timber-2)", INK) +
    '<circle cy="-24" r="16" fill="none" stroke="var(--timber-line)" stroke-width="6"/><circle cy="-24" r="16" fill="none" stroke="var(--timber-3)" stroke-width="4"/>' +
    line(spokes, "var(--timber-3)", 2.6, ' stroke-linecap="round"') +
    '<circle cy="-24" r="4.500" fill="var(--brass)"/>'
  );
}

export function coil(random: Chance): string {
  const turn = f(random() * 20);
  return (
    '<ellipse class="oshadow" cx="3" cy="2" rx="14" ry="6"/>' +
    [12, 9, 6]
      .map(
        (rx) =>
          `<ellipse cy="${f(-(12 - rx) * 0.5)}" rx="${rx}" ry="${f(rx * 0.5)}" fill="none" stroke="var(--hide-3)" stroke-width="2.600"/>`,
      )
      .join("") +
    line("M11 2q10 4 16 -2", "var(--hide-3)", 2.4, ` transform="rotate(${turn})"`)
  );
}

/** Planks on water, and what is tied to them. */
export function raft(): string {
  return (
    '<path class="thrown-flat" d="M-40 -8L44 -12L50 16L-34 22Z"/>' +
    [0, 1, 2, 3]
      .map((i) =>
        part(
          `M${-44 + i} ${-16 + i * 9}L40 ${-20 + i * 9}L42 ${-12 + i * 9}L${-43 + i} ${-8 + i * 9}Z`,
          i % 2 ? "var(--timber)" : "var(--timber-3)",
          INK,
        ),
      )
      .join("") +
    line("M-30 -18L-26 20M24 -21L30 17", "var(--hide)", 2.6)
  );
}

/** A dragon's head, carved in one piece, looking ahead. */
export function figurehead(): string {
  return (
    part(
      "M-34 16Q-8 14 2 -6Q8 -20 4 -34Q2 -52 20 -58Q34 -62 50 -52L58 -44L44 -42L56 -36L40 -34Q28 -32 28 -22Q28 0 12 16Q-8 30 -34 16Z",
      "var(--timber-3)",
      INK,
    ) +
    part(
      "M2 -34Q-8 -38 -10 -50Q-2 -46 2 -50Q0 -58 6 -64Q10 -56 18 -58ZM-2 -4Q-14 -8 -16 -20Q-6 -16 2 -18ZM-14 10Q-24 4 -24 -6Q-14 -2 -6 -2Z",
      "var(--brass)",
      INK,
    ) +
    line("M10 -20Q16 -10 10 2M16 -36Q20 -30 18 -20M40 -42L50 -43", "var(--timber-2)", 2) +
    '<circle cx="28" cy="-48" r="3" fill="var(--cloth)" stroke="var(--timber-line)"/>'
  );
}
