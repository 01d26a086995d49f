// What a scene says of itself where a test does not care.
import type { Choice, Question, Scene } from "../wire";

export const CHOICE: Omit<Choice, "key"> = {
  label: "",
  group: "",
  icon: "",
  at: [],
  note: "",
  verb: "",
  path: [],
  cost: "",
  warn: "",
  is_final: false,
  forecasts: [],
  letter: "",
  is_last: false,
  is_vain: false,
  is_shut: false,
};

export const QUESTION: Question = {
  seats: [],
  prompt: "",
  about: "",
  choices: [],
  best: "",
  waits: false,
  left: [],
  not_now: [],
  is_reaction: false,
  window: "",
  tip: "",
  explains: [],
};

export const SCENE: Omit<Scene, "board"> = {
  game: "",
  scenario: "",
  title: "",
  subtitle: "",
  round: 1,
  goal: "",
  pieces: [],
  things: [],
  intentions: [],
  order: { slots: [], deck: 0, hidden: [], note: "", phases: [], facts: [] },
  plates: [],
  cards: [],
  piles: [],
  question: null,
  outcome: null,
  natural: { foe: "", friend: "", door: "", card: "", space: "" },
  keys: [],
  tracks: [],
  windows: [],
  patches: [],
  objectives: [],
};
