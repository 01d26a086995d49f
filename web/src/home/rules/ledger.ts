// The ledger as a book to search: words and ids, and the small marks inside a rule's text.
import type { Chapter, Rulebook } from "../../wire";

/** A piece of a rule's text. */
export type Bit = { kind: "text" | "bold" | "italic" | "rule"; text: string };

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** The chapters with the rules that hold every word, in their id, text or chapter title. */
export function search(book: Rulebook, wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return book.chapters;
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const hay = plain(`${rule.id} ${rule.text} ${chapter.title}`);
        return words.every((word) => hay.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length);
}

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
