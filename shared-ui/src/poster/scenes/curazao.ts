import { clouds, POSTER, sky, sun, trail, wind } from '../parts/light.ts';
import { path, rect, times } from '../parts/svg.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const FOOT = 292;

interface House {
  x: number;
  w: number;
  h: number;
  wall: string;
  shade: string;
}

const houses: readonly House[] = [
  { x: -12, w: 50, h: 72, wall: '#E9603F', shade: '#B9453A' },
  { x: 38, w: 44, h: 90, wall: '#F9C84A', shade: '#D99A2E' },
  { x: 82, w: 56, h: 112, wall: '#F2708A', shade: '#C74F72' },
  { x: 138, w: 40, h: 82, wall: '#4FB7A8', shade: '#2F8A86' },
  { x: 178, w: 52, h: 98, wall: '#F49A3F', shade: '#CC7430' },
  { x: 230, w: 40, h: 76, wall: '#8C7AC8', shade: '#6656A6' },
  { x: 270, w: 44, h: 88, wall: '#F9D774', shade: '#DDAA48' },
];

/** A merchant's house: a curled gable, its right side in shade. */
function front({ x, w, h, wall, shade }: House): string {
  const m = x + w / 2;
  const top = FOOT - h;
  return (
    path(`${gable({ x, w, h })}V${FOOT}H${x}Z`, wall) +
    path(`M${m + w * 0.22} ${top - 26}V${FOOT}H${x + w}V${top}h-4q0-14-10-16v-12h-4z`, shade)
  );
}

const gable = ({ x, w, h }: Pick<House, 'x' | 'w' | 'h'>): string => {
  const curl = w / 2 - 18;
  return `M${x} ${FOOT - h}h4q0-14 10-16v-12h4q0-14 ${curl}-18q${curl} 4 ${curl} 18h4v12q10 2 10 16h4`;
};

/** Three windows a floor and one under the gable, as dashes. */
const windows = ({ x, w, h }: House): string =>
  times(Math.floor((h - 20) / 24), (r) => `M${x + w / 2 - 16.5} ${FOOT - h + 15 + r * 24}h33`).join('') +
  `M${x + w / 2 - 4} ${FOOT - h - 18}h8`;

const panes = houses.map(windows).join('');

export const scene: Scene = {
  focus: 235,
  draw: (id) => [
    sky(id, POSTER, ['#1F86D6', '#82C6F0', '#FFF6DC']),
    sun(66, 110, 28, '#FFFBE4'),
    clouds(38, { w: 300, y: 96, spread: 50 }, '#FFFFFF', 4, 0.75),
    wind({ w: 300, y: 52, bend: 1.1 }, '#FFFFFF', 0.65),
    trail(190, 104, 62, '#FFFFFF'),
    houses.map(front).join(''),
    `<path d="${houses.map(gable).join('')}" fill="none" stroke="#FFFFFF" stroke-width="3"/>`,
    `<path d="${panes}" stroke="#FFFFFF" stroke-width="14" stroke-dasharray="8 4.5"/>`,
    `<path d="${panes}" stroke="#1F4A6E" stroke-width="11" stroke-dasharray="5 7.5" stroke-dashoffset="-1.5"/>`,
    rect(-5, FOOT, 310, 12, '#F3DFBE'),
    rect(-5, FOOT + 8, 310, 6, '#B99A78'),
    sea(`${id}w`, { w: 300, h: 400, y: FOOT + 13, lightX: 66, seed: 23 }, '#2FA3CC', '#0C4F8C', '#FFFFFF'),
    sailboat(232, 350, 1.3, '#FFFFFF', '#0A2F5C'),
    path('M96 366H190L182 382H106Z', '#E9603F'),
    path('M146 366H190L182 382H146Z', '#B9453A'),
    path('M110 366V350H160L170 366Z', '#FFFFFF'),
    `<path d="M114 358h40" stroke="#1F4A6E" stroke-width="7" stroke-dasharray="7 4"/>`,
    `<path d="M84 383h116" stroke="#FFFFFF" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`,
  ],
};
