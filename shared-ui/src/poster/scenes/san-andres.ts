import { clouds, POSTER, sky, sun, trail, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { path } from '../parts/svg.ts';
import { sailboat } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** From the deep to the sand: the sea of seven colours. */
const waters = [
  [146, '#14569C', 3],
  [162, '#1B76B8', -5],
  [182, '#2394C8', 7],
  [214, '#34B4D0', -9],
  [252, '#5CCFD0', 12],
  [292, '#8CE2D2', -12],
  [326, '#BFF0DC', 14],
] as const;

const cay = (y: number) =>
  path(`M96 ${y}Q128 ${y - 12} 176 ${y - 10}T244 ${y - 1}Q210 ${y + 9} 164 ${y + 8}T96 ${y}Z`, '#FFF3D2');

export const scene: Scene = {
  focus: 205,
  draw: (id) => [
    sky(id, POSTER, ['#52BFE0', '#AEE6EA', '#FFF4D6']),
    sun(214, 84, 28, '#FFFBE6'),
    clouds(33, { w: 300, y: 96, spread: 40 }, '#FFFFFF', 4, 0.75),
    wind({ w: 300, y: 50, bend: -1.3 }, '#FFFFFF', 0.7),
    trail(40, 108, 58, '#FFFFFF'),
    ...waters.map(([y, fill, lift]) => path(`M-5 ${y}Q75 ${y - lift} 150 ${y}T305 ${y}V405H-5Z`, fill)),
    `<path d="M26 172h34M214 176h46M40 204h22M250 222h30M20 238h40M210 262h44M60 272h30" stroke="#FFFFFF" stroke-width="1.6" stroke-linecap="round" opacity=".5"/>`,
    path('M112 214Q198 234 286 213Q244 226 196 225T112 214Z', '#BFF0DC', ' opacity=".8"'),
    '<g transform="translate(28)">',
    cay(208),
    path(
      'M118 203Q128 188 146 192Q160 180 176 188Q196 182 206 194Q220 194 226 204Q176 196 118 203Z',
      '#2E8C62',
    ),
    path('M150 191Q162 180 176 188Q196 182 206 194Q220 194 226 204Q196 198 172 199Z', '#1D6A54'),
    palm(140, 202, 52, -8, '#1D5A4C', '#2E8C62'),
    palm(166, 200, 66, 6, '#1D5A4C', '#2E8C62'),
    palm(192, 201, 54, 10, '#1D5A4C', '#2E8C62'),
    '</g>',
    sailboat(96, 238, 0.8, '#FFFFFF', '#14569C'),
    path('M-5 356Q60 338 130 360T305 352V405H-5Z', '#FFFFFF', ' opacity=".75"'),
    path('M-5 364Q60 346 130 368T305 360V405H-5Z', '#FFF0CC'),
    path('M-5 388Q90 370 190 390T305 386V405H-5Z', '#F3D79E'),
    path('M150 306Q196 322 262 302L254 316Q240 326 198 326Q164 324 150 306Z', '#E2523F'),
    path('M206 325Q250 322 262 302L254 316Q240 326 206 326Z', '#B23A36'),
    path('M152 307Q196 322 260 303L258 308Q196 327 156 312Z', '#FFE9B8'),
    path('M158 332Q200 342 252 330Q230 338 200 338T158 332Z', '#5CCFD0'),
    palm(30, 412, 236, -4, '#0F4A4E', '#1F7A68'),
    palm(54, 414, 150, 26, '#0F4A4E', '#1F7A68'),
  ],
};
