import { writeFileSync } from 'node:fs';
import { aeroplaneFile, drawnAeroplanes } from './aeroplane-file.ts';

/** `npm run draw -w shared-ui` after a change of a view: a test compares the files with the drawings. */
for (const [view, hour] of drawnAeroplanes) {
  writeFileSync(new URL(`${view}-${hour}.svg`, import.meta.url), aeroplaneFile(view, hour));
}
