// The small marks inside a rule's text.

/** A piece of a rule's text. */
export type Bit = { kind: "text" | "bold" | "italic" | "rule"; text: string };

const MARK = /\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]{2}-[A-Z]+-\d+)\b/g;

/** Bold, italic and other rules' ids, told apart. */
export function bits(text: string): Bit[] {
  const found: Bit[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > at) found.push({ kind: "text", text: text.slice(at, mark.index) });
    if (mark[1]) found.push({ kind: "bold", text: mark[1] });
    else if (mark[2]) found.push({ kind: "italic", text: mark[2] });
    else found.push({ kind: "rule", text: mark[3]! });
    at = mark.index + mark[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** A text without its marks, for headings. */
export const unmarked = (text: string): string => text.replace(/\*+/g, "");
