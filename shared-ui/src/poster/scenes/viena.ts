import { block, stroke } from '../parts/blocks.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { disc, mirrored, n, path, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

const CABINS = 15;
const at = (i: number, r: number) => {
  const angle = ((i + 0.5) / CABINS) * Math.PI * 2;
  return [150 + Math.cos(angle) * r, 196 + Math.sin(angle) * r] as const;
};
const spokes = times(CABINS * 2, (i) => {
  const [x, y] = at(i / 2, 112);
  return `M150 196L${n(x)} ${n(y)}`;
}).join('');
const struts = times(CABINS, (i) => {
  const [ax, ay] = at(i, 112);
  const [bx, by] = at(i + 0.5, 104);
  const [cx, cy] = at(i + 1, 112);
  return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)} ${n(cx)} ${n(cy)}`;
}).join('');
const cabins = (x: number, w: number, d: number) =>
  times(CABINS, (i) => {
    const [cx, cy] = at(i, 114);
    return `M${n(cx + x)} ${n(cy - 8 + d)}h${w}v${14 - d * 2}h-${w}z`;
  }).join('');

export const scene: Scene = {
  focus: 200,
  draw: (id) => [
    sky(id, POSTER, ['#6B2547', '#CF5F68', '#FBC58E']),
    sun(92, 258, 44, '#FFEBC0'),
    clouds(81, { w: 300, y: 66, spread: 110 }, '#F5A58E', 5, 0.45),
    wind({ w: 300, y: 40, bend: 1.2 }, '#FFE0CC', 0.5),
    skyline({ x0: -5, x1: 305, base: 350, min: 24, max: 60, seed: 85, step: 22 }, '#C96F66'),
    path('M246 336V270l3-6 4-46 4 46 3 6v66z', '#B4585E'),
    // The giant wheel on its four legs.
    stroke(spokes, '#3A1230', 0.9, ' opacity=".8"'),
    `<circle cx="150" cy="196" r="112" fill="none" stroke="#3A1230" stroke-width="4"/><circle cx="150" cy="196" r="103" fill="none" stroke="#3A1230" stroke-width="2"/>`,
    stroke(struts, '#3A1230', 1.4),
    stroke('M146 196L92 352M154 196L208 352', '#3A1230', 7) +
      stroke('M150 196L118 352M150 196L182 352', '#5A2040', 4),
    stroke('M128 262H172M112 306H188', '#3A1230', 3.4),
    disc(150, 196, 10, '#3A1230') + disc(150, 196, 5, '#FFCE7A'),
    path(cabins(-10, 20, 0), '#E23D3F') + path(cabins(4, 6, 0), '#A82438'),
    stroke(
      times(CABINS, (i) => {
        const [x, y] = at(i, 114);
        return `M${n(x - 7)} ${n(y - 1)}h14`;
      }).join(''),
      '#FFE9B4',
      5,
      ' stroke-dasharray="4 1.4"',
    ),
    // The park.
    block([84, 330, 132, 26], '#F2CFA0', '#C98E78', 0.25),
    path('M78 332L94 316H206L222 332Z', '#8A2C42'),
    stroke('M92 345H210', '#5A2040', 12, ' stroke-dasharray="7 7"'),
    path('M-5 354H305V404H-5Z', '#7E3048') + path('M118 355H182L226 404H74Z', '#E9A97E'),
    canopy({ x0: -18, x1: 100, y: 346, r: 24, seed: 7, foot: 404, fall: 46 }, '#4A1838', '#FFD9B8'),
    mirrored(
      canopy({ x0: -18, x1: 100, y: 348, r: 24, seed: 11, foot: 404, fall: 46 }, '#4A1838', '#FFD9B8'),
    ),
    canopy({ x0: -14, x1: 70, y: 386, r: 20, seed: 3, foot: 404 }, '#2B0D26'),
    mirrored(canopy({ x0: -14, x1: 70, y: 388, r: 20, seed: 5, foot: 404 }, '#2B0D26')),
  ],
};
