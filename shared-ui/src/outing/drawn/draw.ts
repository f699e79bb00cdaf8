import { writeFileSync } from 'node:fs';
import { drawnOutings, outingFile } from './outing-file.ts';

/** `npm run draw -w shared-ui` after a change of a view: a test compares the files with the drawings. */
for (const [view, hour] of drawnOutings) {
  writeFileSync(new URL(`${view}-${hour}.svg`, import.meta.url), outingFile(view, hour));
}
