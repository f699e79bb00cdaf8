import { americas } from './catalogue-americas.ts';
import type { CataloguePart, DrawnPlace } from './catalogue-part.ts';
import { world } from './catalogue-world.ts';
import type { Scene } from './scene.ts';

const drawings: CataloguePart = { ...americas, ...world };

const places: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).flatMap(([place, { codes }]) =>
    codes ? codes.split(' ').map((code): [string, string] => [code, place]) : [],
  ),
);

/** Every place that was drawn by hand. */
export const drawnPlaces: readonly string[] = Object.keys(drawings);

/** The drawn place of a city's or airport's IATA code; nothing for the others, whose poster is made from the code. */
export function posterFor(cityCode: string): string | undefined {
  return places.get(cityCode.toUpperCase());
}

/** The drawing of a place by its name (`bogota`) or code (`BOG`). */
export const drawingOf = (place: string): DrawnPlace | undefined =>
  drawings[place] ?? drawings[posterFor(place) ?? ''];

/** Composed scenes that have arrived, so that a page that waited for one draws it at once, on a server too. */
const arrived = new Map<string, Scene>();

/** The composed scene of a text when it is there already. */
export function arrivedScene(place: string): Scene | undefined {
  return arrived.get(place);
}

/**
 * Brings what the poster of a place needs before it can be drawn: nothing where it was drawn by hand, else a scene
 * composed from the text itself, always the same for the same text. Await it in a page's loader to show the poster
 * with the first paint.
 */
export async function loadScene(place: string): Promise<void> {
  if (drawingOf(place) || arrived.has(place)) return;
  const { compose } = await import(/* webpackChunkName: "poster-composed" */ './composed/compose.ts');
  arrived.set(place, compose(place));
}
