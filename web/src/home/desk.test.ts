import { expect, it, vi } from "vitest";
import type { Chair, TableCard } from "../wire";

vi.mock("../shared/words.svelte", () => ({ say: (id: string): string => id }));
const { ending } = await import("./desk");

const over = (more: Partial<TableCard>): TableCard =>
  ({
    status: "over",
    chairs: [{ side: "heroes", is_yours: true }] as Chair[],
    outcome: "victory",
    ending: "The Heroes have won",
    is_won: true,
    ...more,
  }) as unknown as TableCard;

it("tells whether my side has won as the server says, whatever the game calls the outcome", () => {
  expect(ending(over({}))).toBe("ending-won");
  expect(ending(over({ outcome: "defeat", ending: "The Darkness has won", is_won: false }))).toBe("ending-lost");
});

it("tells who has won where I play no side, or several", () => {
  expect(ending(over({ is_won: null }))).toBe("The Heroes have won");
  expect(ending(over({ is_won: null, ending: "", outcome: "" }))).toBe("ending-none");
});
