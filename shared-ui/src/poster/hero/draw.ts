import { writeFileSync } from 'node:fs';
import { sceneFiles } from './scene-files.ts';

/** `npm run draw -w shared-ui` after a change of the scene: a test compares the files with the drawing. */
for (const [file, svg] of sceneFiles()) writeFileSync(new URL(file, import.meta.url), svg);
