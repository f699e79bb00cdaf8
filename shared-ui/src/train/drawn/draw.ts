import { writeFileSync } from 'node:fs';
import { drawnTrains, trainFile } from './train-file.ts';

/** `npm run draw -w shared-ui` after a change of a view: a test compares the files with the drawings. */
for (const [view, hour] of drawnTrains) {
  writeFileSync(new URL(`${view}-${hour}.svg`, import.meta.url), trainFile(view, hour));
}
