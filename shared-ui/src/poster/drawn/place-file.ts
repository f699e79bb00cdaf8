import { tight } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** The scene of a drawn place, from which its file is made. */
export async function sceneOf(place: string): Promise<Scene> {
  const { scene }: { scene: Scene } = await import(`../scenes/${place}.ts`);
  return scene;
}

/** A drawn place as a file of its own. */
export async function placeFile(place: string): Promise<string> {
  const body = tight((await sceneOf(place)).draw('a').join(''));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400">${body}</svg>\n`;
}
