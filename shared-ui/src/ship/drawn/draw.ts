import { writeFileSync } from 'node:fs';
import { drawnShips, shipFile } from './ship-file.ts';

/** `npm run draw -w shared-ui` after a change of a view: a test compares the files with the drawings. */
for (const [view, hour] of drawnShips) {
  writeFileSync(new URL(`${view}-${hour}.svg`, import.meta.url), shipFile(view, hour));
}
