import { clouds, moon, sky, stars, sun, wind } from '../../poster/parts/light.ts';
import { n, path } from '../../poster/parts/svg.ts';
import { HOURS, type Hour } from '../hours.ts';
import { STAY } from '../view.ts';

/** The sun of an hour, or the moon. */
export const lightOf = (hour: Hour, x: number, y: number, r: number): string =>
  hour === 'night' ? moon(x, y, r * 0.8, HOURS.night.sun) : sun(x, y, r, HOURS[hour].sun);

/** Sky with its light, clouds and the three lines of the wind. */
export function heaven(id: string, hour: Hour, x = 92, y = 84, r = 26): string {
  const colors = HOURS[hour];
  const night = hour === 'night' ? stars(x + y, { w: STAY.w, y: 110 }, '#FFFFFF', 8) : '';
  return (
    sky(id, STAY, colors.sky) +
    night +
    lightOf(hour, x, y, r) +
    clouds(x + 3, { w: 420, y: 44, spread: 70 }, colors.cloud, 3, 0.45) +
    wind({ w: STAY.w, y: 36, bend: 0.9 }, colors.wind, 0.5)
  );
}

/** A fir. */
export const pine = (x: number, y: number, h: number, fill: string): string =>
  path(
    `M${x} ${n(y - h)}l${n(h * 0.16)} ${n(h * 0.34)}h${n(-h * 0.06)}l${n(h * 0.12)} ${n(h * 0.28)}h${n(-h * 0.07)}l${n(h * 0.13)} ${n(h * 0.3)}h${n(-h * 0.56)}l${n(h * 0.13)} ${n(-h * 0.3)}h${n(-h * 0.07)}l${n(h * 0.12)} ${n(-h * 0.28)}h${n(-h * 0.06)}zM${n(x - h * 0.03)} ${y}h${n(h * 0.06)}v${n(-h * 0.1)}h${n(-h * 0.06)}z`,
    fill,
  );
