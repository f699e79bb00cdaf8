import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { pines } from '../parts/pines.ts';
import { canopy } from '../parts/plants.ts';
import { bars, path, rect } from '../parts/svg.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 225,
  draw: (id) => [
    sky(id, POSTER, ['#3A7E9E', '#A3CBC6', '#FCE3B0']),
    sun(70, 122, 28, '#FFF8DC'),
    clouds(29, { w: 300, y: 98, spread: 50 }, '#FFFFFF', 4, 0.6),
    wind({ w: 300, y: 50, bend: 1.2 }, '#FFFFFF'),
    path(
      'M-5 280L30 236L52 246L98 176L112 184L140 138L156 152L168 146L204 196L220 190L262 232L305 206V290H-5Z',
      '#86A3BC',
    ),
    path(
      'M140 138L156 152L150 178L170 206L160 240L186 290H305V206L262 232L220 190L204 196L168 146L156 152ZM98 176L112 184L108 206L124 230L112 290H80L98 226Z',
      '#5F81A2',
    ),
    path(
      'M98 176L112 184L118 172L108 208L100 198L90 216L82 200ZM140 138L156 152L168 146L184 168L176 186L164 172L152 198L142 180L132 190L122 166ZM262 232L305 206V222L284 230L270 246Z',
      '#FFFFFF',
    ),
    range(`${id}a`, { w: 300, base: 300, top: 252, seed: 17, rough: 0.5, foot: 314 }, '#4E8078', '#BFCBA0'),
    canopy({ x0: 30, x1: 282, y: 300, r: 15, seed: 8, foot: 328 }, '#C9622F'),
    path('M76 312V278L96 262H210L232 278V312Z', '#F3E2BE'),
    path('M194 312V262H210L232 278V312Z', '#C9A97E'),
    path('M68 280L92 244H216L240 280H196L182 258L168 280Z', '#B5452F'),
    path('M198 244H216L240 280H210Z', '#86302C'),
    path('M124 282L150 234L176 282Z', '#C9553A'),
    path('M150 234L176 282H158Z', '#96382F'),
    rect(132, 280, 36, 32, '#F9ECCC'),
    path('M106 246V232L112 226L118 232V246ZM188 246V234L194 228L200 234V246Z', '#B5452F'),
    `<path d="M84 292h42M84 304h42M174 292h52M174 304h52M136 290h28M136 304h28" stroke="#5A4034" stroke-width="6" stroke-dasharray="5 4.5"/>`,
    bars([[144, 262, 12, 12]], '#5A4034'),
    path('M40 318Q150 300 264 316V328H40Z', '#7E9A4E'),
    sea(`${id}w`, { w: 300, h: 400, y: 324, lightX: 70, seed: 27 }, '#6FAEB4', '#1F5C7C', '#FFF3D0'),
    `<path d="M104 336h92M116 346h70M128 356h46" stroke="#D98A5E" stroke-width="3" stroke-linecap="round" opacity=".5"/>`,
    pines({ x0: 256, x1: 306, y: 400, tall: 150, seed: 4, foot: 405 }, '#24544E'),
    pines({ x0: -6, x1: 36, y: 400, tall: 140, seed: 15, foot: 405 }, '#24544E'),
    canopy({ x0: -14, x1: 110, y: 366, r: 20, seed: 11, foot: 404, fall: 34 }, '#D9542E', '#F9A23F'),
    canopy({ x0: 196, x1: 316, y: 384, r: 26, seed: 6, foot: 404 }, '#A83A2E', '#F07A3A'),
  ],
};
