import { fnv1a } from '@alisio/shared-contracts/hashes';
import { clouds, hazeSun, moon, POSTER, rays, sky, stars, sun, trail, wind } from '../parts/light.ts';
import { seeded } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';
import { desert, jungle, sierra } from './land-views.ts';
import { type Hour, hours } from './palettes.ts';
import { bay, island, lake } from './shore-views.ts';
import { cathedral, city, town } from './town-views.ts';
import type { Lot, View } from './view.ts';

interface Composition {
  view: View;
  /** Between which points sun or moon stands, so that nothing near hides it. */
  light: readonly [from: number, to: number];
}

/** The pictures a place can get. */
const compositions: readonly Composition[] = [
  { view: bay, light: [76, 128] },
  { view: town, light: [62, 238] },
  { view: city, light: [70, 230] },
  { view: sierra, light: [56, 116] },
  { view: cathedral, light: [60, 240] },
  { view: desert, light: [190, 236] },
  { view: island, light: [186, 236] },
  { view: lake, light: [58, 112] },
];

/** Those of a landscape that is known; each is among several hours and details by its text. */
const landscapes: Readonly<Record<string, readonly Composition[]>> = {
  coast: [{ view: bay, light: [76, 128] }],
  oldTown: [
    { view: town, light: [62, 238] },
    { view: cathedral, light: [60, 240] },
  ],
  skyline: [{ view: city, light: [70, 230] }],
  range: [
    { view: sierra, light: [56, 116] },
    { view: lake, light: [58, 112] },
  ],
  jungle: [{ view: jungle, light: [70, 230] }],
  harbour: [{ view: lake, light: [58, 112] }],
  island: [{ view: island, light: [186, 236] }],
  desert: [{ view: desert, light: [190, 236] }],
};

/** Sky with one of sun, haze sun, rays or moon, clouds and the trade wind's three lines. */
function air(id: string, hour: Hour, { random, seed, lightX: x }: Lot): string[] {
  const y = Math.round(112 + random() * 60);
  const r = Math.round(28 + random() * 14);
  const suns = [
    () => sun(x, y, r, hour.light),
    () => hazeSun(`${id}h`, x, y + 40, r + 8, hour.light),
    () => rays(x, y, 420, hour.light, 0.15, 10) + sun(x, y, r, hour.light, 1),
  ];
  const lamp = hour.night
    ? stars(seed(), { w: POSTER.w, y: 150 }, '#FFFFFF', 24) + moon(x, 90, 20, hour.light)
    : (suns[Math.floor(random() * suns.length)] ?? suns[0])?.();
  return [
    sky(id, POSTER, hour.sky),
    lamp ?? '',
    clouds(seed(), { w: POSTER.w, y: 92, spread: 84 }, hour.cloud, 4, 0.5),
    wind(
      { w: POSTER.w, y: 52 + random() * 14, bend: random() * 3.4 - 1.7 },
      hour.wind,
      hour.night ? 0.4 : 0.55,
    ),
    random() > 0.6 && !hour.night ? trail(x < 150 ? 196 : 30, 116, 62, hour.wind) : '',
  ];
}

/**
 * A poster for a place nobody drew: view, hour and every detail follow from its code alone. `range/cusco-y-valle` is one of
 * that landscape.
 */
export function compose(place: string): Scene {
  const key = fnv1a(place.toLowerCase());
  const [landscape = ''] = place.split('/');
  const views = landscapes[landscape] ?? compositions;
  const composition = views[key % views.length];
  const hour = hours[Math.floor(key / compositions.length) % hours.length];
  if (!composition || !hour) return { focus: 240, draw: () => [] };
  const [from, to] = composition.light;
  return {
    focus: 240,
    draw: (id) => {
      const random = seeded(key);
      const lightX = Math.round(from + random() * (to - from));
      const lot: Lot = { random, seed: () => Math.floor(random() * 9000) + 1, lightX };
      return [...air(id, hour, lot), ...composition.view(id, hour, lot)];
    },
  };
}
