import { range } from '../parts/land.ts';
import { POSTER, sky, sun, wind } from '../parts/light.ts';
import { arcProfile, turned } from '../parts/solids.ts';
import { bars, disc, path, rect } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** A stout tower of green stone with a tiled cap: left edge of a tower 46 wide. */
const tower = (x: number): string =>
  rect(x, 196, 46, 148, '#E8DDB4') +
  rect(x + 28, 196, 18, 148, '#B9AE82') +
  turned(
    x + 23,
    [[19, 196], [19, 180], ...arcProfile(19, 180, 24, 6), [3, 155], [3, 148], [0.6, 142]],
    '#E9744A',
    '#B84F3C',
  ) +
  bars(
    [
      [x - 3, 192, 52, 6],
      [x - 2, 240, 50, 5],
      [x - 2, 290, 50, 5],
      [x + 3, 177, 40, 4],
    ],
    '#FFF6D8',
  ) +
  arches(
    [
      [x + 8, 236, 11, 28],
      [x + 27, 236, 11, 28],
      [x + 17, 284, 12, 26],
    ],
    '#5A3A44',
  );

const pennants = ['#FFD24A', '#FFFFFF', '#3FC0B0', '#8A4FC0', '#F79A3C', '#FFFFFF', '#4FB0E0', '#FFD24A'];

/** A paper flag, cut out: hangs from `x`, `y`. */
const flag = (x: number, y: number, fill: string): string =>
  path(
    `M${x} ${y}h32v26l-4 5-4-5-4 5-4-5-4 5-4-5-4 5-4-5zM${x + 13} ${y + 13}a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM${x + 5} ${y + 6}h4v4h-4zM${x + 23} ${y + 6}h4v4h-4zM${x + 5} ${y + 17}h4v4h-4zM${x + 23} ${y + 17}h4v4h-4z`,
    fill,
    ' fill-rule="evenodd"',
  );

export const scene: Scene = {
  focus: 215,
  draw: (id) => [
    sky(id, POSTER, ['#D63A78', '#F47F8A', '#FFD7A6']),
    sun(58, 190, 34, '#FFF3C6'),
    wind({ w: 300, y: 128, bend: 1.2 }, '#FFE3E6'),
    range(`${id}a`, { w: 300, base: 310, top: 238, seed: 20, rough: 0.4, foot: 330 }, '#B85A86', '#F6AE94'),
    tower(80),
    tower(174),
    rect(126, 216, 48, 128, '#F6ECC6'),
    path('M122 218Q128 198 150 194Q172 198 178 218Z', '#FFF6D8'),
    path('M150 194Q172 198 178 218H156Z', '#C9BE92'),
    bars(
      [
        [126, 254, 48, 4],
        [126, 298, 48, 4],
      ],
      '#FFF6D8',
    ),
    bars(
      [
        [130, 222, 4, 122],
        [166, 222, 4, 122],
      ],
      '#C9BE92',
    ),
    disc(150, 236, 9, '#5A3A44'),
    arches(
      [
        [143, 294, 14, 30],
        [140, 344, 20, 38],
      ],
      '#5A3A44',
    ),
    rect(-5, 342, 310, 64, '#C98A6A'),
    path('M110 342H190L236 405H64Z', '#E9BC90'),
    path(
      'M30 400V310Q30 304 36 304T42 310V352H48V326Q48 320 54 320T60 326V362Q60 366 56 366H42V400ZM30 366H18Q14 366 14 362V334Q14 328 20 328T26 334V352H30Z',
      '#2E7A5C',
    ),
    path('M37 304Q42 304 42 310V352H48V326Q48 320 54 320V358H42V400H36V330Z', '#1D5A4C'),
    path(
      'M262 404V320Q262 313 269 313T276 320V370H284V346Q284 340 290 340T296 346V378Q296 382 292 382H276V404ZM262 384H250Q246 384 246 380V358Q246 352 252 352T258 358V370H262Z',
      '#2E7A5C',
    ),
    path('M270 313Q276 313 276 320V370H284V346Q284 340 290 340V376H276V404H269V340Z', '#1D5A4C'),
    path('M-5 405V388Q60 376 130 392T305 384V405Z', '#6E2A4A'),
    `<path d="M-6 44Q150 96 306 36" fill="none" stroke="#FFF3E0" stroke-width="1.6"/>`,
    pennants
      .map((fill, i) => flag(i * 38 - 2, Math.round(46 + 23 * (1 - ((i - 3.6) / 4) ** 2) - i * 0.8), fill))
      .join(''),
  ],
};
