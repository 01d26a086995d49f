// A scene with all that its kind of board makes of it, for tests.
import type { Scene } from "../wire";
import { kindOf } from "./kinds";

export function settingOf(scene: Scene, scale = 1) {
  const kind = kindOf(scene.board);
  const drawn = kind.draw(scene.board, scene);
  const geometry = kind.geometry(scene.board, drawn);
  const setting = { board: scene.board, drawn, geometry, scene };
  return { ...setting, kind, stands: kind.stand(setting, scale), things: kind.lie(setting) };
}
