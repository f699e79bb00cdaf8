import { readFileSync } from 'node:fs';
import { drawingOf, drawnPlaces, posterFor } from '../poster/catalogue.ts';
import { compose } from '../poster/composed/compose.ts';
import { withSides } from '../poster/drawn/with-sides.ts';
import { tight } from '../poster/parts/svg.ts';

/** The drawing of a poster as a banner, for who writes pictures in place of pages. */
export interface PosterFile {
  /** SVG elements */
  body: string;
  /** the same without what goes on to both sides: 300 wide, from 0 on */
  middle: string;
  /** the part of the drawing that a banner shows; narrower frames are cut out of its middle */
  wide: { x: number; y: number; width: number; height: number };
}

/** Whether a place was drawn by hand, by its name or its code. */
export const isDrawn = (place: string): boolean =>
  drawnPlaces.includes(place) || posterFor(place) !== undefined;

/** What stands beside the poster itself. */
const SIDES = /<svg x=.*?<\/svg>/gs;

function drawing(place: string): string {
  const drawn = isDrawn(place) ? drawingOf(place) : undefined;
  if (drawn) return readFileSync(new URL(drawn.file), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const scene = compose(place);
  return withSides(scene.draw('a').map(tight), scene.focus);
}

/**
 * The same drawing as `PosterBanner` shows. Reads a file: for Node alone.
 * @param place a drawn place (`bogota`) or its code; anything else is composed from its text
 * @throws Error for a file that does not say which part of it a banner shows
 */
export function posterFile(place: string): PosterFile {
  const svg = drawing(place);
  const [view, box = ''] = /<view id="wide" viewBox="([^"]*)"[^>]*>/.exec(svg) ?? [];
  const [x, y, width, height] = box.split(' ').map(Number);
  if (view === undefined || x === undefined || y === undefined || !width || !height)
    throw new Error(`The drawing of ${place} has no view of a banner.`);
  const body = svg.replace(view, '');
  return { body, middle: body.replace(SIDES, ''), wide: { x, y, width, height } };
}
