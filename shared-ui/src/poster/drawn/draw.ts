import { writeFileSync } from 'node:fs';
import { drawnPlaces } from '../catalogue.ts';
import { placeFile } from './place-file.ts';

/** `npm run draw -w shared-ui` after a change of a scene: a test compares the files with the drawings. */
for (const place of drawnPlaces) {
  writeFileSync(new URL(`${place}.svg`, import.meta.url), await placeFile(place));
}
