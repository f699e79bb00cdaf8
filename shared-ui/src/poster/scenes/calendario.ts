import { placed } from '../parts/blocks.ts';
import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { leaves } from '../parts/plants.ts';
import { bars, disc, path, rect, times } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** The days of five weeks; two of them are other than the rest. */
const days = (): string => {
  const at = (day: number) => ({ x: -63 + (day % 7) * 19, y: -22 + Math.floor(day / 7) * 21 });
  const box = (day: number): [number, number, number, number] => [at(day).x, at(day).y, 13, 13];
  const usual = times(33, (day) => day + 2).filter((day) => day !== 17 && day !== 25);
  return (
    bars(usual.map(box), '#D9E3DE') +
    rect(at(17).x - 2, at(17).y - 2, 17, 17, '#1B8A5A') +
    disc(at(25).x + 6.5, at(25).y + 6.5, 10, '#FFB52E')
  );
};

/** A leaf of a wall calendar on two rings, its foot lifted by the wind. */
const leaf = (): string =>
  path('M-80-84H80V92Q40 108 0 98T-80 100Z', '#1F4A58', ' opacity=".22" transform="translate(7 8)"') +
  path('M-80-84H80V92Q40 108 0 98T-80 100Z', '#FFFBF0') +
  path('M-80-84H80V-44H-80Z', '#E4573D') +
  path('M40-84H80V-44H40Z', '#C6432F') +
  rect(-46, -70, 92, 8, '#FFE9DC') +
  days() +
  path('M-46-96h6v22h-6zM40-96h6v22h-6z', '#24505E');

export const scene: Scene = {
  focus: 222,
  draw: (id) => [
    sky(id, POSTER, ['#1E8A9C', '#86CFC4', '#FFF0C0']),
    sun(58, 118, 30, '#FFF9DE'),
    clouds(93, { w: 300, y: 74, spread: 70 }, '#FFFFFF', 4, 0.55),
    wind({ w: 300, y: 44, bend: -1.2 }, '#FFFFFF', 0.6),
    range(`${id}a`, { w: 300, base: 350, top: 268, seed: 63, rough: 0.5, foot: 366 }, '#5FA79C', '#D3E4C0'),
    range(`${id}b`, { w: 300, base: 372, top: 318, seed: 71, rough: 0.5, foot: 404 }, '#2F7C74', '#5DA08A'),
    placed(152, 216, 1.12, leaf()),
    leaves(306, 408, 1.1, '#124E50', '#1F706A', -1),
    leaves(-6, 408, 0.9, '#124E50', '#1F706A', 1),
  ],
};
