import { tight } from '../../poster/parts/svg.ts';
import { HOURS, type Hour } from '../../stay/hours.ts';
import { STAY, type View } from '../../stay/view.ts';
import { aeroplaneViews } from '../views.ts';

const views: Readonly<Record<string, View>> = aeroplaneViews;

/** Every view at every hour that it is drawn at. */
export const drawnAeroplanes: readonly (readonly [view: string, hour: Hour])[] = Object.keys(views).flatMap(
  (view) => [[view, 'day'] as const, [view, 'night'] as const],
);

/** A view at an hour as a file of its own. @throws RangeError for a view that there is not */
export function aeroplaneFile(name: string, hour: Hour): string {
  const view = views[name];
  if (!view) throw new RangeError(`no view ${name}`);
  const { w, h } = STAY;
  const body = tight(view('a', hour, HOURS[hour]).join(''));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>\n`;
}
