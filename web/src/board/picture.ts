// A picture of a drawing that stands by itself, as an address: SVG with the paints and styles of the page that it uses.
import { laidOut } from "../pieces/paints";
import { sizeOf, type Box } from "./polygons";

/** Which light it is drawn in. */
export interface Light {
  theme: string;
  isCalm: boolean;
}

const classesIn = (text: string): string[] => [...text.matchAll(/\.([\w-]+)/g)].map((match) => match[1]!);

/** What the page says of the look of these classes, and its colours. */
function stylesOf(used: ReadonlySet<string>): string {
  const isWanted = (selector: string): boolean => {
    const classes = classesIn(selector);
    return classes.length > 0 && classes.every((name) => used.has(name));
  };
  let styles = "";
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (
        rule instanceof CSSStyleRule &&
        ([...rule.style].some((name) => name.startsWith("--")) || rule.selectorText.split(",").some(isWanted))
      )
        styles += rule.cssText;
  return styles;
}

/** `art`: SVG without any words; what it shows lies in the extent. */
export function pictureOf(art: string, extent: Box, { theme, isCalm }: Light): string {
  const used = new Set([...art.matchAll(/class="([^"]+)"/g)].flatMap((match) => match[1]!.split(" ")));
  const { width, height } = sizeOf(extent);
  return (
    "data:image/svg+xml;charset=utf-8," +
    encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" data-graphics="${isCalm ? "calm" : "full"}" ` +
        `viewBox="${extent.left} ${extent.top} ${width} ${height}" width="${width}" height="${height}">` +
        `<style><![CDATA[${stylesOf(used)}]]></style><defs>${laidOut()}</defs>${art}</svg>`,
    )
  );
}
