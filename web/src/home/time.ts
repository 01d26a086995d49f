// Moments in words: "3 hours ago", "yesterday".
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment (in seconds) was, in the given language. */
export function ago(moment: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - moment);
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "minute");
}
