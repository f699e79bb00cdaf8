import { range } from '../parts/land.ts';
import { POSTER, sky, sun, trail, wind } from '../parts/light.ts';
import { canopy, leaves } from '../parts/plants.ts';
import { vault } from '../parts/solids.ts';
import { bars, rect } from '../parts/svg.ts';
import { arches, cubes } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 240,
  draw: (id) => [
    sky(id, POSTER, ['#1F63C6', '#7FB4EA', '#FBE3D0']),
    sun(82, 176, 30, '#FFF6DC'),
    wind({ w: 300, y: 62, bend: 1.9 }, '#FFFFFF'),
    trail(168, 138, 66, '#FFFFFF'),
    range(`${id}a`, { w: 300, base: 232, top: 200, seed: 16, rough: 0.5, foot: 240 }, '#7F9CCB', '#B6C6E0'),
    sea(`${id}w`, { w: 300, h: 400, y: 232, lightX: 82, seed: 17 }, '#3C78C8', '#123C86', '#FFF3DA'),
    sailboat(54, 284, 1, '#FFFFFF', '#0E2E66'),
    sailboat(112, 256, 0.6, '#FFFFFF', '#0E2E66'),
    `<path d="M305 176L236 196L186 250L150 296L96 340L30 404H305Z" fill="#A9705B"/><path d="M305 176L262 204L236 270L190 330L170 404H305Z" fill="#8A5550"/>`,
    cubes(
      { seed: 26, rows: 4, x0: 156, w: 150, y: 262 },
      { white: '#FFFFFF', shade: '#C7D6EC', door: '#2F5FA8', cap: '#2A63C4', capShade: '#1B479B' },
    ),
    vault(228, 213, 34, 36, '#2A63C4', '#1B479B'),
    rect(194, 212, 68, 34, '#FFFFFF'),
    rect(236, 212, 26, 34, '#C7D6EC'),
    bars(
      [
        [227.2, 156, 1.8, 24],
        [223, 162, 10, 1.8],
      ],
      '#FFFFFF',
    ),
    arches(
      [
        [204, 246, 8, 18],
        [222, 246, 8, 18],
        [242, 246, 8, 18],
      ],
      '#2F5FA8',
    ),
    canopy({ x0: 176, x1: 320, y: 396, r: 20, seed: 6, foot: 404 }, '#A8285F', '#F26FA0'),
    leaves(308, 404, 0.7, '#1F4E3F', '#3C7A5C', -1),
  ],
};
