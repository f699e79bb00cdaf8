import { needles, pointed } from '../parts/gothic.ts';
import { range } from '../parts/land.ts';
import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { canopy, palm } from '../parts/plants.ts';
import { bars, disc, poly, rect } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 192,
  draw: (id) => [
    sky(id, POSTER, ['#2B1A5C', '#A43C84', '#F9A27C']),
    stars(14, { w: 300, y: 120 }, '#FFFFFF', 16),
    moon(66, 86, 20, '#FFF0CC'),
    wind({ w: 300, y: 118, bend: 1.4 }, '#F6C6DC', 0.4),
    range(`${id}a`, { w: 300, base: 300, top: 214, seed: 27, rough: 0.4, foot: 324 }, '#7E3A82', '#D9708A'),
    rect(106, 264, 88, 76, '#E9E4F4'),
    rect(164, 264, 30, 76, '#A9A0D0'),
    needles(
      [
        [100, 262, 10, 62],
        [200, 262, 10, 62],
        [124, 244, 7, 46],
        [176, 244, 7, 46],
      ],
      '#7FA0E0',
      '#5670BC',
    ),
    rect(91, 262, 18, 78, '#E9E4F4'),
    rect(101, 262, 8, 78, '#A9A0D0'),
    rect(191, 262, 18, 78, '#C9C2E4'),
    rect(201, 262, 8, 78, '#8E84BC'),
    poly(
      [
        [117, 268],
        [117, 244],
        [131, 244],
        [131, 268],
      ],
      '#E9E4F4',
    ),
    poly(
      [
        [169, 268],
        [169, 244],
        [183, 244],
        [183, 268],
      ],
      '#B9B0D8',
    ),
    needles([[150, 190, 20, 104]], '#7FA0E0', '#5670BC'),
    needles(
      [
        [132, 196, 5, 38],
        [168, 196, 5, 38],
      ],
      '#7FA0E0',
      '#5670BC',
    ),
    rect(130, 188, 40, 152, '#F8F4FF'),
    rect(152, 188, 18, 152, '#B9B0D8'),
    bars(
      [
        [126, 186, 48, 5],
        [126, 232, 48, 4],
        [88, 262, 24, 4],
        [188, 262, 24, 4],
      ],
      '#FFFFFF',
    ),
    pointed(
      [
        [138, 226, 9, 30],
        [153, 226, 9, 30],
        [138, 340, 24, 46],
        [96, 300, 8, 24],
        [196, 300, 8, 24],
        [113, 336, 12, 32],
        [175, 336, 12, 32],
      ],
      '#3A2266',
    ),
    disc(150, 264, 13, '#3A2266'),
    disc(150, 264, 9, '#FFD08A'),
    `<path d="M150 255v18M141 264h18" stroke="#3A2266" stroke-width="1.6"/>`,
    bars(
      [
        [149.2, 72, 1.6, 16],
        [146, 76, 8, 1.6],
      ],
      '#FFD08A',
    ),
    canopy({ x0: -10, x1: 312, y: 336, r: 22, seed: 4, foot: 346 }, '#3A1F5E'),
    rect(-5, 338, 310, 22, '#8C5A8E'),
    rect(-5, 336, 310, 5, '#C78AA8'),
    sea(`${id}w`, { w: 300, h: 400, y: 356, lightX: 66, seed: 12 }, '#6A3A86', '#1C1248', '#FFC9A0'),
    arches(
      [8, 66, 124, 182, 240].map((x) => [x, 370, 52, 26]),
      '#331C5A',
    ),
    palm(18, 410, 190, 4, '#170D38', '#2C1A58'),
    palm(286, 412, 160, -8, '#170D38', '#2C1A58'),
  ],
};
