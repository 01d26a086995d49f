// The made-up boards by their names: what tests draw, and what pictures are taken of.
import { campScene } from "./camp.fixture";
import { crossingScene } from "./crossing.fixture";
import { denScene } from "./den.fixture";

export const BOARDS = { camp: campScene, crossing: crossingScene, den: denScene };
