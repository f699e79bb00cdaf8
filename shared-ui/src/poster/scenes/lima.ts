import { coast } from '../parts/land.ts';
import { clouds, hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { canopy, palm } from '../parts/plants.ts';
import { lighthouse } from '../parts/solids.ts';
import { skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 220,
  draw: (id) => [
    sky(id, POSTER, ['#8E5F86', '#E58C83', '#FBD3A4']),
    hazeSun(`${id}h`, 92, 214, 44, '#FFE9BC'),
    clouds(9, { w: 300, y: 104, spread: 90 }, '#F9B9A0', 5, 0.55),
    wind({ w: 300, y: 62, bend: 0.6 }, '#FFE3D0'),
    sea(`${id}w`, { w: 300, h: 400, y: 262, lightX: 92, seed: 13 }, '#B0788A', '#3E4F77', '#FFDDB0'),
    coast({ w: 300, top: 214, foot: 300, reach: 150, side: 1 }, '#B77C62', '#8C5750'),
    skyline({ x0: 240, x1: 305, base: 216, min: 10, max: 44, seed: 4, step: 11 }, '#9C6A6C', '#FFE3A8', 8),
    coast({ w: 300, top: 244, foot: 372, reach: 236, side: 1 }, '#94523F', '#6B3540'),
    canopy({ x0: 188, x1: 312, y: 250, r: 11, seed: 8, foot: 262 }, '#3F5B4A'),
    lighthouse(226, 250, 1.24, '#FFF3E0', '#2C4A86', '#D8BFB8', '#FFE79A'),
    `<path d="M36 122Q66 92 100 112Q70 108 38 128Z" fill="#E9503F"/><path d="M58 104Q70 99 82 103L76 108Q68 107 60 110Z" fill="#FFF0D0"/><path d="M38 126L72 152L99 112" stroke="#4A2440" stroke-width=".7" fill="none"/><path d="M70 151l4 1 4 9-3 1-3-5-3 1z" fill="#4A2440"/>`,
    `<path d="M-5 372Q60 350 140 372T305 366V405H-5Z" fill="#FFE9D0" opacity=".5"/><path d="M-5 380Q60 360 140 380T305 376V405H-5Z" fill="#4A2C4A"/>`,
    palm(276, 404, 104, -10, '#3A2140', '#55304F'),
  ],
};
