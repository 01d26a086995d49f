import { expect, it } from "vitest";
import { ago } from "./time";

const NOW = 1_000_000;

it("says how long ago something was, in both languages", () => {
  expect(ago(NOW - 3 * 3600 - 5, "en", NOW)).toBe("3 hours ago");
  expect(ago(NOW - 86_400, "it", NOW)).toBe("ieri");
  expect(ago(NOW - 61, "it", NOW)).toBe("1 minuto fa");
});

it("never speaks of the future when clocks differ", () => {
  expect(ago(NOW + 500, "en", NOW)).toBe("this minute");
});
