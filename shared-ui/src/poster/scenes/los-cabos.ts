import { clouds, POSTER, rays, sky, sun, wind } from '../parts/light.ts';
import { path } from '../parts/svg.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 235,
  draw: (id) => [
    sky(id, POSTER, ['#0F7FA6', '#72C6C8', '#FFE3AC']),
    rays(118, 262, 380, '#FFFBE0', 0.16, 10),
    sun(118, 248, 34, '#FFF3CE', 2),
    clouds(21, { w: 300, y: 100, spread: 80 }, '#FFFFFF', 4, 0.55),
    wind({ w: 300, y: 54, bend: -1.7 }, '#FFFFFF', 0.6),
    sea(`${id}w`, { w: 300, h: 400, y: 272, lightX: 118, seed: 16 }, '#3FB4B8', '#0C4F7C', '#FFF6D8'),
    path('M14 300L20 270L34 246L42 252L54 284L60 300Z', '#B9785A'),
    path('M34 246L42 252L54 284L60 300H38Z', '#8A5048'),
    path(
      'M305 118L286 126L268 142L240 148L214 162L186 170L164 190L148 196L138 218L130 226L124 258L116 276L112 304H150L152 274L160 246L172 228L188 222L198 232L204 258L202 282L210 306H305Z',
      '#D98A62',
    ),
    path(
      'M188 222L198 232L204 258L202 282L210 306H222L216 280L220 250L212 226L196 208L176 212L160 232L152 258L146 304H150L152 274L160 246L172 228Z',
      '#8E4A50',
    ),
    path('M305 118L286 126L274 160L284 196L262 226L268 262L250 306H305Z', '#A85C54'),
    path(
      'M268 142L240 148L248 178L232 204L240 236L228 262L236 306H250L268 262L262 226L284 196L274 160Z',
      '#C4744F',
      ' opacity=".75"',
    ),
    path(
      'M148 196L138 218L130 226L124 258L116 276L112 304H128L134 268L142 240L154 220L176 206L170 196Z',
      '#F0B07C',
    ),
    `<path d="M186 180l14-6M214 172l18-8M236 160l16-4M138 250l-6 22M146 232l-5 10" stroke="#8E4A50" stroke-width="1.8" stroke-linecap="round" opacity=".6"/>`,
    `<path d="M104 306h52M196 308h110M8 302h60" stroke="#FFF0DC" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
    sailboat(86, 316, 1.1, '#FFF3E0', '#0F3A5C'),
    path(
      'M40 366Q64 352 84 364Q100 352 112 340Q114 354 104 366Q116 366 122 360Q118 376 102 374Q72 386 40 366Z',
      '#0F3350',
    ),
    `<path d="M28 372q10 8 20 0m68 6q12 8 22 0" fill="none" stroke="#FFE6C4" stroke-width="2" stroke-linecap="round" opacity=".7"/>`,
    `<path d="M46 150q7-7 13 0q6-7 13 0M80 132q5-5 10 0q5-5 10 0" fill="none" stroke="#0F4A68" stroke-width="1.8" stroke-linecap="round"/>`,
    path('M-5 398Q60 376 150 390T305 380V405H-5Z', '#0A2A48'),
  ],
};
