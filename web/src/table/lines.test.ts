import { expect, it } from "vitest";
import { TOLD } from "../shared/blank.fixture";
import { about, withoutRepeats } from "./lines";

const line = (number: number, more = {}) => ({ ...TOLD, number, text: `line ${number}`, ...more });

it("leaves clerical lines to those who want all", () => {
  const told = [line(1), line(2, { is_clerical: true }), line(3)];
  expect(about(told, "main").map(({ number }) => number)).toEqual([1, 3]);
  expect(about(told, "all")).toBe(told);
});

it("gives a reason again only when it is another", () => {
  const told = [
    line(1, { who: "kobold-1", why: "Best target: Wick." }),
    line(2, { who: "kobold-2", why: "Best target: Wick." }),
    line(3, { who: "kobold-1", why: "Best target: Wick." }),
    line(4, { who: "kobold-1", why: "Best target: Storm." }),
    line(5, { who: "kobold-1", why: "Best target: Wick." }),
  ];
  expect(withoutRepeats(told).map(({ why }) => why !== "")).toEqual([true, true, false, true, true]);
});
