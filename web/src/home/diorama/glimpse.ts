// A look at a table as anybody may see it, for its picture: through the key for people who only look, so nobody seems to have come.
import { Connection } from "../../shared/connection.svelte";
import type { Scene } from "../../wire";

const PATIENCE = 6000;

export function glimpse(watch: string, language: string): Promise<Scene | null> {
  return new Promise((resolve) => {
    const end = (scene: Scene | null): void => {
      clearTimeout(timer);
      line.close();
      resolve(scene);
    };
    const line = new Connection(
      () => ({ key: watch, language }),
      (news) => {
        if (news.type === "position") end((news.scene as Scene | undefined) ?? null);
        else if (news.type === "farewell") end(null);
      },
    );
    const timer = setTimeout(() => end(null), PATIENCE);
    line.open();
  });
}
