import { describe, expect, it } from "vitest";
import { cellOf, edgeOf, middleOfEdge, nameOf, sidesOf, SPACE } from "./places";

describe("places", () => {
  it("names cells as the games do", () => {
    expect(cellOf("C7")).toEqual({ x: 2, y: 6 });
    expect(cellOf("AA1")).toEqual({ x: 26, y: 0 });
    expect(cellOf("AZ12")).toEqual({ x: 51, y: 11 });
    expect(cellOf("orc-2")).toBeNull();
    expect(cellOf("C7-D7")).toBeNull();
  });

  it("finds every name back", () => {
    for (let x = 0; x < 60; x++) expect(cellOf(nameOf({ x, y: 4 }))).toEqual({ x, y: 4 });
  });

  it("knows the edge between two neighbours, whichever is named first", () => {
    expect(edgeOf("C7-D7")).toEqual({ x: 3, y: 6, way: "v" });
    expect(edgeOf("D7-C7")).toEqual(edgeOf("C7-D7"));
    expect(edgeOf("B4-B5")).toEqual({ x: 1, y: 4, way: "h" });
    expect(edgeOf("B4-C5")).toBeNull();
    expect(edgeOf("orc-2")).toBeNull();
    expect(sidesOf(edgeOf("B4-B5")!).map(nameOf)).toEqual(["B4", "B5"]);
    expect(middleOfEdge(edgeOf("A1-B1")!)).toEqual([SPACE, SPACE / 2]);
  });
});
