import { writeFileSync } from 'node:fs';
import { drawnStays, stayFile } from './stay-file.ts';

/** `npm run draw -w shared-ui` after a change of a view: a test compares the files with the drawings. */
for (const [view, hour] of drawnStays) {
  writeFileSync(new URL(`${view}-${hour}.svg`, import.meta.url), stayFile(view, hour));
}
