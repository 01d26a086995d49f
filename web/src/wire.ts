// Written by `python -m tools.wire_types` from the structs of the protocol. Do not edit.

export const PROTOCOL = 1;

/** The reason why something is not allowed: the ledger rule, and a message id with its arguments. */
export interface Reason {
  rule: string;
  message: string;
  about?: Record<string, string>;
}

/** An area of the board: its spaces in reading order. `paving` and the room's tint go together (0 to 5). */
export interface Room {
  id: string;
  name: string;
  spaces: string[];
  status: "explored" | "revealed" | "unexplored";
  paving: number;
  is_outdoors: boolean;
}

/** A door between two spaces. `is_plan`: only the one who holds the plan knows of it yet. */
export interface Door {
  id: string;
  status: "closed" | "locked" | "open" | "secret";
  about: string;
  is_plan: boolean;
  more: string[];
  rune: "" | "blue" | "green" | "red" | "yellow";
}

/** Spaces that lie higher than the floor, which is level 0. */
export interface Height {
  level: number;
  spaces: string[];
}

/** Planks over a gap: one walks from west to east (`h`) or from north to south (`v`), on a level. */
export interface Bridge {
  id: string;
  spaces: string[];
  way: "h" | "v";
  level: number;
}

/** Spaces in columns and rows, named `A1` at the upper left (columns A to Z, then AA). Walls part neighbours. */
export interface Grid {
  kind: "grid";
  columns: number;
  rows: number;
  rooms: Room[];
  walls: string[];
  doors: Door[];
  seed: string;
  heights: Height[];
  bridges: Bridge[];
  is_walled: boolean;
  passages: string[];
  block: number;
}

/** A tile of the board: its face, its upper left Zone counted from 0, and how often it was turned clockwise. */
export interface Tile {
  face: string;
  name: string;
  column: number;
  row: number;
  turns: number;
}

/** A Zone of the board, named like a space of a grid by its column and row. `room` is the Room it belongs to. */
export interface Zone {
  id: string;
  name: string;
  room: string;
  is_lit: boolean;
  is_chamber: boolean;
  about: string;
  sees: string[];
}

/** A Level token in a Zone; the one that counts now is active. */
export interface LevelToken {
  id: string;
  place: string;
  level: number;
  is_active: boolean;
  about: string;
}

/** Zones in columns and rows on tiles laid edge to edge, in light or in shadow. Several figures share a Zone. */
export interface Zones {
  kind: "zones";
  columns: number;
  rows: number;
  rooms: Room[];
  walls: string[];
  doors: Door[];
  seed: string;
  tiles: Tile[];
  zones: Zone[];
  levels: LevelToken[];
}

/** A place of any shape, which figures share. Areas that touch have the same corners on their common border. */
export interface Area {
  id: string;
  name: string;
  outline: [number, number][];
  middle: [number, number];
  about: string;
  ground: string;
  height: number;
  is_lit: boolean;
  sees: string[];
}

/** Something along a line between areas; where nothing is, one simply walks. */
export interface Border {
  kind: string;
  line: [number, number][];
  about: string;
}

/** A door between two areas, on the middle of a line; `turn` is its way along the wall in degrees, 0 from west to east. */
export interface Gate {
  id: string;
  status: "closed" | "locked" | "open" | "secret";
  about: string;
  places: [string, string];
  at: [number, number];
  turn: number;
  is_plan: boolean;
}

/** A decoration of the map, only to be looked at. `kind` chooses the drawing. */
export interface Scenery {
  kind: string;
  points: [number, number][];
  turn: number;
  size: number;
}

/** Places drawn as polygons on open land. Several figures share an area. */
export interface Areas {
  kind: "areas";
  columns: number;
  rows: number;
  areas: Area[];
  borders: Border[];
  doors: Gate[];
  scenery: Scenery[];
  seed: string;
  ground: string;
  is_night: boolean;
}

/** A cover of whole places: terrain, or Darkness. `kind` chooses the drawing; unknown kinds show their icon. */
export interface Patch {
  id: string;
  kind: string;
  name: string;
  spaces: string[];
  about: string;
  icon: string;
  level: number;
}

/** A die that fell: its colour, what it shows as words in a row (`sword sword bam`), and whether that counts. */
export interface Die {
  colour: string;
  face: string;
  counts: boolean;
}

/** A condition or burden of a figure. */
export interface Bead {
  icon: string;
  label: string;
  count: number;
}

/** A characteristic: as dice (colours) or as a number. */
export interface Stat {
  icon: string;
  label: string;
  dice: string[];
  value: string;
  text: string;
}

/** A figure on the board. `about` says all of it in a sentence. */
export interface Piece {
  id: string;
  name: string;
  icon: string;
  side: "ally" | "boss" | "foe" | "hero" | "spirit";
  place: string;
  about: string;
  seat: string;
  number: number;
  life: number;
  life_most: number;
  columns: number;
  rows: number;
  beads: Bead[];
  status: ("acted" | "acting" | "carried" | "down" | "hidden")[];
  minions: number[];
  minion_most: number;
  is_large: boolean;
  stats: Stat[];
  notes: string[];
}

/** Furniture, a trap, a token, a mark on the floor. `kind` chooses the drawing; unknown kinds show their icon. */
export interface Thing {
  id: string;
  kind: string;
  name: string;
  icon: string;
  place: string;
  about: string;
  columns: number;
  rows: number;
  is_plan: boolean;
  is_solid: boolean;
}

/** The next move of an enemy if nothing changes, if the rules make it known. */
export interface Intention {
  piece: string;
  target: string;
  path: string[];
  text: string;
  rule: string;
}

/** A number with its icon and its meaning: 5 steps left. */
export interface Fact {
  icon: string;
  value: string;
  label: string;
}

/** A number of small pieces of one kind: gems, cubes, drops of fatigue, runes. What is spent or lost is drawn so. */
export interface Token {
  shape: "coin" | "cube" | "drop" | "gem" | "rune";
  colour: "black" | "blue" | "green" | "grey" | "orange" | "purple" | "red" | "white" | "yellow";
  label: string;
  count: number;
  look: "empty" | "lost" | "planned" | "ready" | "spent";
}

/** A stock that somebody has, piece by piece: a reserve of gems, cubes by colour, fatigue, threat. */
export interface Gauge {
  label: string;
  tokens: Token[];
  icon: string;
  most: number;
  limit: number;
  tone: "bad" | "good" | "plain";
  dice: string[];
}

/** One place in the order of play: a figure, or a group of them. */
export interface Slot {
  id: string;
  name: string;
  icon: string;
  side: "ally" | "boss" | "foe" | "hero" | "spirit";
  status: "next" | "now" | "past" | "waiting";
  seat: string;
  number: number;
}

/** A phase of the round. */
export interface Phase {
  id: string;
  name: string;
  status: "next" | "now" | "past";
}

/** The order of play, as far as it is known. `hidden` lists who is still to come in an unknown order. */
export interface Order {
  slots: Slot[];
  deck: number;
  hidden: Slot[];
  note: string;
  phases: Phase[];
  facts: Fact[];
}

/** A place for equipment, with the card that fills it. */
export interface Equip {
  icon: string;
  label: string;
  card: string;
}

/** The plate of somebody at the table: a Hero with sheet and cards, or the other side. */
export interface Plate {
  id: string;
  seat: string;
  name: string;
  role: string;
  icon: string;
  side: "ally" | "boss" | "foe" | "hero" | "spirit";
  about: string;
  life: number;
  life_most: number;
  status: ("acted" | "acting" | "down" | "gone")[];
  line: string;
  facts: Fact[];
  stats: Stat[];
  equipment: Equip[];
  beads: Bead[];
  gauges: Gauge[];
  spaces: Gauge[];
}

/** A card that this seat may see; one it may not see has no name, only its back. */
export interface Card {
  id: string;
  kind: string;
  name: string;
  kind_name: string;
  icon: string;
  text: string;
  notation: string;
  flavour: string;
  is_used: boolean;
  hue: "amber" | "green" | "plain" | "plum" | "rust" | "steel" | "violet";
  is_dark: boolean;
  tokens: Token[];
  stats: Stat[];
}

/** Cards lying together: a hand, what is worn, Skills on a sheet, what is laid out to pick from, a discard pile. */
export interface Cards {
  id: string;
  owner: string;
  kind: "discard" | "hand" | "laid" | "lasting" | "skills" | "used" | "worn";
  title: string;
  cards: Card[];
  label: string;
}

/** A place on a track: what lies there, and what it costs to take it. It can be named by a choice's `at`. */
export interface TrackSlot {
  id: string;
  name: string;
  about: string;
  icon: string;
  side: "ally" | "boss" | "foe" | "hero" | "spirit" | null;
  seat: string;
  line: string;
  cost: string;
  tokens: Token[];
  status: "next" | "now" | "past" | "waiting";
  row: number;
}

/** Places in a row, with an order of their own: an initiative track, a river of tiles with costs. */
export interface Track {
  id: string;
  name: string;
  slots: TrackSlot[];
}

/** A face-down deck and its discards, counted. */
export interface Pile {
  id: string;
  name: string;
  icon: string;
  left: number;
  discarded: number;
}

/** The exact chances of one attack on one target. `chances` in whole percent, from no damage upwards. */
export interface Forecast {
  target: string;
  attack: string[];
  defence: string[];
  hit: number;
  kill: number;
  mean: number;
  chances: number[];
  text: string;
  rule: string;
  armour: number;
}

/** A legal option. `key` is what is sent back; `at` names everything it can be clicked on: spaces, doors, figures, cards. */
export interface Choice {
  key: string;
  label: string;
  group: string;
  icon: string;
  at: string[];
  note: string;
  verb: string;
  path: string[];
  cost: string;
  warn: string;
  is_final: boolean;
  forecasts: Forecast[];
  letter: string;
  is_last: boolean;
  is_vain: boolean;
  is_shut: boolean;
  covers: string[];
  line: string[];
  dice: Die[];
  series: string;
  amount: number;
  rest: number;
}

/** Something this seat might expect to do, and the rule that forbids it now. */
export interface NotNow {
  label: string;
  icon: string;
  why: string;
  rule: string;
}

/** A word of the game in one line, for whoever meets it for the first time. */
export interface Term {
  id: string;
  text: string;
}

/** The decision at hand. Without choices, this seat waits for others. */
export interface Question {
  seats: string[];
  prompt: string;
  about: string;
  choices: Choice[];
  best: string;
  waits: boolean;
  left: Fact[];
  not_now: NotNow[];
  is_reaction: boolean;
  window: string;
  tip: string;
  explains: Term[];
  purse: Gauge | null;
}

/** An objective, to be reached or prevented, and how far it has come: `Tombs blessed: 2 of 3`, `5 rounds left`. */
export interface Objective {
  text: string;
  done: number;
  most: number;
  is_threat: boolean;
}

/** The end of the game, for this seat. */
export interface Outcome {
  side: string;
  title: string;
  text: string;
  is_won: boolean;
}

/** The option that a click on a thing probably means, as it is written before the thing's id: `attack`. */
export interface Natural {
  foe: string;
  friend: string;
  door: string;
  card: string;
  space: string;
}

/** A kind of window in which the seat may be asked to react. */
export interface WindowKind {
  kind: string;
  name: string;
}

/** A letter that choices of this game have, and what it does. */
export interface Key {
  letter: string;
  label: string;
}

/** Everything a page shows of a game at one moment. */
export interface Scene {
  game: string;
  scenario: string;
  title: string;
  subtitle: string;
  round: number;
  goal: string;
  board: Grid | Zones | Areas;
  pieces: Piece[];
  things: Thing[];
  intentions: Intention[];
  order: Order;
  plates: Plate[];
  cards: Cards[];
  piles: Pile[];
  question: Question | null;
  outcome: Outcome | null;
  natural: Natural;
  keys: Key[];
  tracks: Track[];
  windows: WindowKind[];
  patches: Patch[];
  objectives: Objective[];
}

/** An attack of one figure on another, if it came to it: the names, the exact chances, and all of it in a sentence. */
export interface Clash {
  attacker: string;
  target: string;
  forecast: Forecast;
  text: string;
  kind: string;
}

/** The answer: of a figure what it can do and the odds between it and whoever acts, of a place who could strike there. */
export interface Inspection {
  abilities: string[];
  clashes: Clash[];
  strikers: string[];
  threat: string;
  reach: string[];
  zone: string[];
}

/** Something to be seen happening. */
export interface Beat {
  kind: "attack" | "card" | "dice" | "door" | "fall" | "heal" | "hurt" | "reveal" | "walk";
  who: string;
  target: string;
  places: string[];
  dice: Die[];
  text: string;
  total: number | null;
  chance: number;
  amount: number;
  card: Card | null;
}

/** A text that is read aloud when it happens: a room entered, a page of the scenario, the end. */
export interface Tale {
  title: string;
  text: string;
}

/** A line of the chronicle; one without text is only seen happening. `number` counts the events. */
export interface Told {
  number: number;
  text: string;
  rules: string[];
  who: string;
  icon: string;
  side: "ally" | "boss" | "foe" | "hero" | "spirit" | null;
  seat: string;
  is_round: boolean;
  is_clerical: boolean;
  why: string;
  places: string[];
  beats: Beat[];
  topic: "" | "fight" | "find" | "story";
  tale: Tale | null;
}

/** Something that happened. Past participle, readable ids, the rule that caused it. */
export interface Event {
  kind: "Event";
  rule?: string;
  also?: string[];
}

/** The scenario counts something. */
export interface Counted {
  kind: "Counted";
  name: string;
  rule?: string;
  also?: string[];
}

/** The counts of what somebody did and suffered. Those who have no seat are counted together, and have no `who`. */
export interface Tally {
  who: string;
  name: string;
  icon: string;
  side: "ally" | "boss" | "foe" | "hero" | "spirit" | null;
  dealt: number;
  taken: number;
  kills: number;
  falls: number;
  finds: number;
  rolls: number;
  luck: number;
}

/** A moment that decided much, and after how many choices it was there to be seen. */
export interface TurningPoint {
  round: number;
  choices: number;
  text: string;
}

/** A game that is over, looked back upon. */
export interface Aftermath {
  tallies: Tally[];
  points: TurningPoint[];
}

/** A way to play a seat: a Class, say. `line` is what it is good at; the usual way stands unless one wishes otherwise. */
export interface WayCover {
  id: string;
  name: string;
  line: string;
  about: string;
  icon: string;
  is_usual: boolean;
}

/** A seat one can take. Without `ways` there is only one way to play it. */
export interface SeatCover {
  id: string;
  name: string;
  role: string;
  about: string;
  icon: string;
  side: string;
  ways: WayCover[];
  may_stay_home: boolean;
}

/** The games that so many Heroes, played by computers, have won, of how many. */
export interface ChanceCover {
  heroes: number;
  won: number;
  games: number;
}

/** A difficulty of a scenario; without a name if there is only one. */
export interface GradeCover {
  id: string;
  name: string;
  text: string;
  rule: string;
  chances: ChanceCover[];
  is_usual: boolean;
}

/** A scenario on the shelf. */
export interface ScenarioCover {
  id: string;
  name: string;
  blurb: string;
  icon: string;
  players: [number, number];
  minutes: number;
  difficulty: number;
  intro: string[];
  grades: GradeCover[];
  heroes: string[];
  is_alone: boolean;
}

/** A switch of a new game: another reading of a rule. */
export interface SwitchCover {
  id: string;
  name: string;
  text: string;
  rule: string;
}

/** The word for the ways to play a seat (`Class`), and what the rules say about choosing them. */
export interface WaysCover {
  name: string;
  usual: string;
  text: string;
  rules: string[];
}

/** A campaign on the shelf: the scenarios on its path. */
export interface CampaignCover {
  name: string;
  blurb: string;
  path: string[];
}

/** A lesson on the shelf; `scenario` is what its table plays. */
export interface LessonCover {
  id: string;
  scenario: string;
  name: string;
  blurb: string;
  minutes: number;
  role: string;
}

/** A step as it is read: its words, what it points at, and whether something is to be done or it is only read. */
export interface LessonStep {
  id: string;
  text: string;
  focus: string[];
  is_deed: boolean;
}

/** A lesson as it is read. */
export interface LessonBook {
  id: string;
  name: string;
  steps: LessonStep[];
}

/** A game on the shelf. */
export interface Cover {
  id: string;
  name: string;
  tagline: string;
  holder: string;
  accent: "boss-rim" | "die-orange" | "level-1" | "magic" | "rune-red";
  contents: string;
  kind: string;
  which: string;
  mode: "against" | "together";
  players: [number, number];
  minutes: [number, number];
  rules_version: string;
  seats: SeatCover[];
  scenarios: ScenarioCover[];
  switches: SwitchCover[];
  campaign: CampaignCover | null;
  ways: WaysCover | null;
  has_howto: boolean;
  lessons: LessonCover[];
}

/** A roll, a shuffle or a pick: from how many each number was drawn, and the numbers as the game keeps them. */
export interface Draw {
  kind: "pick" | "roll" | "shuffle";
  sizes: number[];
  drawn: number[];
  dice?: string[];
  faces?: string[];
}

/** A scenario of a campaign that was played to its end; one tried again is there each time. */
export interface PastScenario {
  scenario: string;
  is_won: boolean;
}

/** A seat of a table and who sits there. */
export interface Chair {
  seat: string;
  name: string;
  role: string;
  icon: string;
  side: string;
  by: "computer" | "person";
  who: string;
  is_yours: boolean;
  is_here: boolean;
  has_come: boolean;
  stand_in: string;
  is_thinking: boolean;
  if_away: "computer" | "wait";
  away_for: number;
  stand_in_after: number;
  needs_agreement: boolean;
}

/** A table in a list. */
export interface TableCard {
  table: string;
  game: string;
  game_name: string;
  scenario: string;
  title: string;
  round: number;
  choices: number;
  status: "broken" | "over" | "playing";
  created: number;
  changed: number;
  chairs: Chair[];
  role: "owner" | "player" | "spectator";
  asked: string[];
  is_your_turn: boolean;
  line: string;
  outcome: string;
  ending: string;
  is_won: boolean | null;
  campaign: string;
  lesson: string;
  is_open_book: boolean;
}

/** A key for somebody else. */
export interface Invitation {
  who: string;
  seats: string[];
  key: string;
}

/** A wish for who plays a seat: me, a friend by link, a computer, or nobody where it may stay empty. Seats of one name share */
export interface SeatWish {
  seat: string;
  by: "friend" | "greedy" | "me" | "nobody" | "random";
  name?: string;
  way?: string;
}

/** A game to be set up. */
export interface NewTable {
  game: string;
  scenario: string;
  seats: SeatWish[];
  switches?: string[];
  title?: string;
  difficulty?: string;
  at_once?: boolean;
}

/** A new name for a table; empty: that of its scenario. */
export interface TableName {
  title: string;
}

/** A lesson to begin, and what the learner is called. */
export interface NewLesson {
  name?: string;
}

/** A saved game to go on with. */
export interface ImportedTable {
  journal: Record<string, unknown>;
  seats?: SeatWish[];
}

/** A new table from a moment of this one: so many choices were made. */
export interface Branch {
  choices: number;
  seats?: SeatWish[];
}

/** Every draw of a game that is over, in order. The stream of its seed had come to `count` when the first was made. */
export interface Drawn {
  commitment: string;
  seed: string;
  count: number;
  dice: Record<string, string[]>;
  draws: Draw[];
}

/** A table was opened. The key is the owner's; nobody can get it again. */
export interface Opened {
  table: string;
  key: string;
  invitations: Invitation[];
  watch: string;
}

/** A campaign to begin. */
export interface NewCampaign {
  game: string;
  seats: SeatWish[];
  switches?: string[];
}

/** A campaign in a list: what was won, and which scenarios may come next. */
export interface CampaignCard {
  campaign: string;
  game: string;
  name: string;
  played: number;
  won: number;
  past: PastScenario[];
  lines: string[];
  next: string[];
  table: string;
  is_over: boolean;
  trouble: string;
}

/** A campaign has begun. Nobody can get its key again. */
export interface CampaignOpened {
  campaign: string;
  key: string;
}

/** The next adventure of a campaign. */
export interface NextTable {
  scenario: string;
}

/** The keys of somebody who wants to see all their tables, or all their campaigns. */
export interface Desk {
  keys: string[];
  language?: "en" | "it";
}

/** A rule of the ledger. */
export interface RuleText {
  id: string;
  text: string;
  chapter: string;
}

/** A chapter of a ledger. */
export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** A game's rules, chapter by chapter. */
export interface Rulebook {
  chapters: Chapter[];
}

/** The rules that answer a question, best first, and words or ids near to what was asked for. */
export interface FoundRules {
  rules: RuleText[];
  instead: string[];
}

/** A piece of the text; a picture has a scene, and below it a text. */
export interface HowToBlock {
  kind: "heading" | "list" | "picture" | "text" | "title";
  text: string;
  items: string[];
  scene: Scene | null;
}

/** How to play a game, page by page. */
export interface HowTo {
  pages: HowToBlock[][];
}

/** Version, protocol, languages and limits of this server. */
export interface About {
  version: string;
  protocol: number;
  languages: string[];
  is_only_here: boolean;
  address: string;
}

/** The server answers and its store does. */
export interface Health {
  tables: number;
  sockets: number;
}

/** The reason why a request was not carried out: a short id for programs, a sentence for people. */
export interface Trouble {
  error: string;
  detail: string;
}

/** The first message. With a language one gets scenes and sentences; without, plain states for programs. */
export interface Hello {
  type: "hello";
  protocol?: number;
  key?: string;
  seat?: string;
  language?: string;
  since?: number;
  follow?: Record<string, number>;
  id?: string;
}

/** Look through the eyes of another seat of this key, or in another language. */
export interface Look {
  type: "look";
  seat?: string;
  language?: string;
  since?: number;
  follow?: Record<string, number>;
  id?: string;
}

/** Answer the decision. `at` is the number of choices the client has seen: another number is refused as late. */
export interface Choose {
  type: "choose";
  seat: string;
  option: string;
  at: number;
  id?: string;
}

/** Go back to this number of choices. Others are asked where something was seen meanwhile. */
export interface Undo {
  type: "undo";
  to: number;
  id?: string;
}

/** Make the choice again that was taken back last. */
export interface Redo {
  type: "redo";
  id?: string;
}

/** Agree or not to what somebody has proposed. */
export interface Vote {
  type: "vote";
  proposal: number;
  agree: boolean;
  id?: string;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  text: string;
  id?: string;
}

/** Asks for a hint: what a sensible player would do for this seat. */
export interface Hint {
  type: "hint";
  seat: string;
  id?: string;
}

/** Asks why an option is not allowed. */
export interface WhyNot {
  type: "whynot";
  seat: string;
  option: string;
  id?: string;
}

/** The position in sentences, as the text table reads it. */
export interface Overview {
  type: "overview";
  seat?: string;
  id?: string;
}

/** Asks for the spaces that a figure sees. */
export interface Sight {
  type: "sight";
  piece: string;
  id?: string;
}

/** Asks for the odds between a figure and me, or for those who could strike at a place. */
export interface Inspect {
  type: "inspect";
  at: string;
  id?: string;
}

/** The table as this seat saw it when so many choices had been made. */
export interface Moment {
  type: "moment";
  choices: number;
  id?: string;
}

/** All that was read aloud so far. */
export interface Story {
  type: "story";
  id?: string;
}

/** Asks for the aftermath of a game that is over: what decided it, and what everybody did. */
export interface LookBack {
  type: "lookback";
  id?: string;
}

/** Asks when each round began. */
export interface Rounds {
  type: "rounds";
  id?: string;
}

/** Let the computer play for a seat whose person is away, or take it back. Others may be asked first. */
export interface StandIn {
  type: "standin";
  seat: string;
  computer?: string;
  id?: string;
}

/** Sets what happens while the person of a seat of mine is away: wait, or let a computer play. Everybody sees it. */
export interface Allow {
  type: "allow";
  seat: string;
  if_away: "computer" | "wait";
  id?: string;
}

/** The owner takes an invitation back: that to this seat, or to look on if none is named. The answer has a new one. */
export interface Revoke {
  type: "revoke";
  seat?: string;
  id?: string;
}

/** The owner hands a seat to somebody else; the answer has the invitation to it. Whoever had the seat has it no longer. */
export interface Hand {
  type: "hand";
  seat: string;
  name?: string;
  id?: string;
}

/** A standing order: when a seat of mine wants to be asked in windows of a kind; in all of them if none is named. */
export interface Instruct {
  type: "instruct";
  seat: string;
  when: "as_before" | "ask" | "if_useful" | "not_this_round" | "not_this_turn";
  window?: string;
  id?: string;
}

/** The answer to hello: which table this is and what the key may do. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableCard;
  seat: string;
  seats: string[];
  commitment: string;
  keys?: Invitation[];
}

/** A step back that is possible: to this number of choices, at once or when all agree. */
export interface UndoStep {
  by: "choice" | "round" | "standin" | "turn";
  to: number;
  is_free: boolean;
}

/** The position for a seat: sent after joining, after every choice, after undo. Programs get `state` and `options`, */
export interface Position {
  type: "position";
  choices: number;
  seat: string;
  events: number;
  asked?: string[];
  by?: string;
  is_rewound?: boolean;
  since?: number;
  undo?: UndoStep[];
  can_redo?: boolean;
  scene?: Partial<Scene>;
  told?: Told[];
  state?: unknown;
  prompt?: string;
  options?: string[];
  orders?: Record<string, "as_before" | "ask" | "if_useful" | "not_this_round" | "not_this_turn">;
  is_let_pass?: boolean;
  step?: number | null;
  halted?: string;
  outcome?: string;
  seed?: string;
}

/** A request was carried out and is kept. For a choice: so many choices are made now. */
export interface Done {
  type: "done";
  id: string;
  choices?: number;
}

/** For the owner: the invitations that are open now, after one was taken back. */
export interface Invited {
  type: "invited";
  id: string;
  keys: Invitation[];
}

/** A request was not carried out, and nothing has changed. */
export interface Refusal {
  type: "refusal";
  id: string;
  error: string;
  detail: string;
  reason?: Reason | null;
}

/** The chairs of the table: who is here, who thinks, who plays which seat. */
export interface Chairs {
  type: "chairs";
  chairs: Chair[];
  watching?: number;
}

/** Something was said at the table. */
export interface Spoken {
  type: "spoken";
  number: number;
  who: string;
  seat: string;
  text: string;
  at: number;
}

/** A wish to take choices back although something was seen, or to make another's choice again that was taken back, or */
export interface Proposed {
  type: "proposed";
  proposal: number;
  by: string;
  to: number;
  waiting: string[];
  seat?: string;
  is_redo?: boolean;
}

/** A proposal was accepted, refused or overtaken. */
export interface Settled {
  type: "settled";
  proposal: number;
  is_agreed: boolean;
}

/** The hint: what a sensible player would do, and why. */
export interface Hinted {
  type: "hinted";
  id: string;
  option: string;
  why: string;
}

/** The rule that forbids an option; no rule if it is legal or nobody can say. */
export interface WhyNotAnswer {
  type: "whynot";
  id: string;
  text: string;
  rule?: string;
}

/** The position in sentences. */
export interface Described {
  type: "described";
  id: string;
  lines: string[];
}

/** The places a figure sees. */
export interface Seen {
  type: "seen";
  id: string;
  places: string[];
}

/** More about a figure or a place than the scene tells. */
export interface Inspected {
  type: "inspected";
  id: string;
  at: string;
  found: Inspection;
}

/** A moment of the past, as this seat saw it then. */
export interface Frame {
  type: "frame";
  id: string;
  choices: number;
  scene: Scene;
  told: Told[];
}

/** The texts read aloud so far, in order, the first words of the scenario among them. */
export interface Storied {
  type: "storied";
  id: string;
  opening: string[];
  tales: Tale[];
}

/** A game that is over, looked back upon through the eyes of the seat. */
export interface LookedBack {
  type: "lookedback";
  id: string;
  aftermath: Aftermath;
}

/** A round, and how many choices had been made when it had begun. */
export interface RoundMark {
  number: number;
  name: string;
  choices: number;
}

/** The rounds in their order. */
export interface RoundMarks {
  type: "roundmarks";
  id: string;
  rounds: RoundMark[];
}

/** The last message before the server closes the socket, and why. */
export interface Farewell {
  type: "farewell";
  error: string;
  detail: string;
}

export type AnyAsk =
  | Hello
  | Look
  | Choose
  | Undo
  | Redo
  | Vote
  | Say
  | Hint
  | WhyNot
  | Overview
  | Sight
  | Inspect
  | Moment
  | Story
  | LookBack
  | Rounds
  | StandIn
  | Allow
  | Revoke
  | Hand
  | Instruct;

export type AnyNews =
  | Welcome
  | Position
  | Done
  | Invited
  | Refusal
  | Chairs
  | Spoken
  | Proposed
  | Settled
  | Hinted
  | WhyNotAnswer
  | Described
  | Seen
  | Inspected
  | Frame
  | Storied
  | LookedBack
  | RoundMarks
  | Farewell;
