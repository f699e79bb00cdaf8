import { tight } from '../../poster/parts/svg.ts';
import { cabins } from '../cabins.ts';
import { HOURS, HOURS_OF_DAY, type Hour } from '../hours.ts';
import { houses } from '../houses.ts';
import { withLooks } from '../looks.ts';
import { rooms } from '../rooms.ts';
import { towers } from '../towers.ts';
import type { View } from '../view.ts';

const views: Readonly<Record<string, View>> = { ...houses, ...towers, ...rooms, ...cabins };

/** Every view at every hour that it is drawn at. */
export const drawnStays: readonly (readonly [view: string, hour: Hour])[] = Object.keys(views).flatMap(
  (view) => HOURS_OF_DAY.map((hour) => [view, hour] as const),
);

/** A view at an hour as a file of its own. @throws RangeError for a view that there is not */
export function stayFile(name: string, hour: Hour): string {
  const view = views[name];
  if (!view) throw new RangeError(`no view ${name}`);
  const body = withLooks(tight(view('a', hour, HOURS[hour]).join('')), hour);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${body}</svg>\n`;
}
