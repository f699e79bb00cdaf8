import { range } from '../parts/land.ts';
import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { palm } from '../parts/plants.ts';
import { bars, disc, n, path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** Bulbs along the sign's edge, lit in turn. */
const bulbs = times(28, (i) => {
  const a = (i / 28) * Math.PI * 2;
  const k = Math.abs(Math.cos(a)) ** 0.7 * Math.sign(Math.cos(a));
  const m = Math.abs(Math.sin(a)) ** 0.9 * Math.sign(Math.sin(a));
  return `M${n(150 + k * 90)} ${n(198 + m * 50)}h.1`;
}).join('');

export const scene: Scene = {
  focus: 205,
  draw: (id) => [
    sky(id, POSTER, ['#0C1440', '#35308C', '#EE5F92']),
    stars(21, { w: 300, y: 130 }, '#FFFFFF', 16),
    moon(250, 66, 17, '#FFF2D2'),
    wind({ w: 300, y: 40, bend: -1 }, '#E6C4F6', 0.4),
    path('M216 300L196 -5H236Z', '#FFF6CE', ' opacity=".22"'),
    range(`${id}a`, { w: 300, base: 310, top: 262, seed: 23, rough: 0.6, foot: 326 }, '#4A2F86', '#C8508C'),
    skyline({ x0: -5, x1: 305, base: 330, min: 10, max: 70, seed: 58, step: 17 }, '#2F2268', '#FFD98F', 30),
    path('M168 330L216 292L264 330Z', '#221A54'),
    path('M216 292L264 330H222Z', '#161042'),
    path('M42 330L45 236H49L52 330Z', '#2A1E60'),
    path('M36 236L40 226H54L58 236L53 240H41Z', '#F9C34A'),
    rect(46.2, 204, 1.6, 24, '#F9C34A'),
    bars(
      [
        [112, 146, 7, 236],
        [181, 146, 7, 236],
      ],
      '#E9E2F2',
    ),
    bars(
      [
        [116, 146, 3, 236],
        [185, 146, 3, 236],
      ],
      '#A894C4',
    ),
    path(
      'M150 136Q196 138 214 154Q252 172 252 198Q252 226 214 240Q192 256 150 262Q108 256 86 240Q48 226 48 198Q48 172 86 154Q104 138 150 136Z',
      '#F9C34A',
    ),
    path(
      'M150 142Q194 144 210 158Q246 174 246 198Q246 222 210 235Q190 250 150 256Q110 250 90 235Q54 222 54 198Q54 174 90 158Q106 144 150 142Z',
      '#FFF8EA',
    ),
    path(
      'M210 158Q246 174 246 198Q246 222 210 235Q190 250 150 256V248Q200 240 216 198Q222 172 210 158Z',
      '#E6D9E6',
    ),
    `<path d="${bulbs}" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"/>`,
    times(
      7,
      (i) =>
        disc(99 + i * 17, 142 - Math.round(Math.sin((i / 6) * Math.PI) * 7), 10, '#FFFFFF') +
        disc(99 + i * 17, 142 - Math.round(Math.sin((i / 6) * Math.PI) * 7), 7, '#E83F6A'),
    ).join(''),
    `<path d="M84 182h132" stroke="#2F5FC8" stroke-width="9" stroke-linecap="round" stroke-dasharray="16 13"/>`,
    `<path d="M90 208q10-14 20 0t20 0t20 0t20 0t20 0t20 0" fill="none" stroke="#E83F4E" stroke-width="10" stroke-linecap="round"/>`,
    `<path d="M110 233h80" stroke="#2F5FC8" stroke-width="6" stroke-linecap="round" stroke-dasharray="26 12"/>`,
    path(
      'M150 70L157 94L180 88L162 104L176 124L153 113L150 138L147 113L124 124L138 104L120 88L143 94Z',
      '#FF5A5A',
    ),
    path('M150 84L154 100L166 98L156 107L162 117L151 111Z', '#FFD24A'),
    path('M-5 334Q80 324 150 330T305 326V405H-5Z', '#2A1A58'),
    path('M-5 366Q80 352 170 366T305 360V405H-5Z', '#180E3C'),
    palm(24, 404, 150, -6, '#0C0628', '#261648'),
  ],
};
