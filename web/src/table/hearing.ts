// What is heard of a beat: the sound of what is seen at the same moment.
import type { Beat } from "../wire";
import type { Sound } from "./sounds";

/** The sound of a beat; an attack that hurts nobody in what follows is a miss. */
export function soundOf(beat: Beat, following: readonly Beat[]): Sound | null {
  switch (beat.kind) {
    case "walk":
      return "step";
    case "door":
      return "door";
    case "dice":
      return beat.dice.length ? "dice" : null;
    case "attack":
      return following.some((next) => next.kind === "hurt" || next.kind === "fall") ? null : "miss";
    case "hurt":
      return beat.amount ? "hit" : "miss";
    case "heal":
      return "heal";
    case "fall":
      return "death";
    case "card":
      return "card";
    case "reveal":
      return "find";
  }
}
