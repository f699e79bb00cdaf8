import { tight } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';
import { withSides } from './with-sides.ts';

/** The scene of a drawn place, from which its file is made. */
export async function sceneOf(place: string): Promise<Scene> {
  const { scene }: { scene: Scene } = await import(`../scenes/${place}.ts`);
  return scene;
}

/** A drawn place as a file of its own: a poster, and by `#wide` a banner. */
export async function placeFile(place: string): Promise<string> {
  const scene = await sceneOf(place);
  const body = withSides(scene.draw('a').map(tight), scene.focus);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400">${body}</svg>\n`;
}
