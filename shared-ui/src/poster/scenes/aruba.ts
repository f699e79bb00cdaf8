import { hazeSun, POSTER, sky, wind } from '../parts/light.ts';
import { path } from '../parts/svg.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 235,
  draw: (id) => [
    sky(id, POSTER, ['#F0922E', '#FBC15A', '#FFF0B4']),
    hazeSun(`${id}h`, 78, 236, 54, '#FFFBE0'),
    `<path d="M150 118q40-8 80 0M190 130q50-8 90 0M20 128q30-7 64 0M214 92q30-6 60 0" fill="none" stroke="#FFE6A6" stroke-width="5" stroke-linecap="round" opacity=".7"/>`,
    wind({ w: 300, y: 54, bend: 2 }, '#FFFFFF', 0.7),
    sea(`${id}w`, { w: 300, h: 400, y: 278, lightX: 78, seed: 18 }, '#4FC7B8', '#0F8A94', '#FFF8D4'),
    sailboat(40, 300, 0.8, '#FFFFFF', '#7A3A24'),
    path('M-5 338Q80 316 160 332T305 318V405H-5Z', '#FFFFFF', ' opacity=".8"'),
    path('M-5 348Q80 326 160 342T305 328V405H-5Z', '#FFF0C8'),
    path('M-5 376Q90 360 180 374T305 366V405H-5Z', '#F3CF8C'),
    path(
      'M206 352Q212 316 196 296Q176 272 186 246Q192 226 176 212Q170 204 156 202L166 192Q186 200 196 216Q208 238 202 256Q198 268 214 286Q232 312 232 354Z',
      '#5A2A22',
    ),
    path(
      'M196 216Q208 238 202 256Q198 268 214 286Q232 312 232 354L222 353Q222 316 204 294Q186 272 194 250Q202 230 186 208Z',
      '#3C1A1A',
    ),
    path('M200 262Q178 252 160 232Q146 222 120 224L116 218Q146 210 166 222Q184 240 206 248Z', '#3C1A1A'),
    path(
      'M212 214Q220 196 186 180Q150 160 104 162Q60 150 14 166Q30 172 44 174Q26 178 18 186Q46 186 66 186Q58 194 62 200Q92 196 118 200Q120 208 130 210Q160 204 180 212Q196 222 212 214Z',
      '#1E5A40',
    ),
    path(
      'M212 214Q220 196 186 180Q150 160 104 162Q60 150 14 166Q66 164 104 174Q150 176 178 196Q190 206 212 214Z',
      '#3F8A4A',
    ),
    path(
      'M168 234Q150 216 118 212Q88 206 56 216Q70 222 84 222Q74 228 74 232Q104 230 124 234Q150 230 168 234Z',
      '#1E5A40',
    ),
    path('M168 234Q150 216 118 212Q88 206 56 216Q92 214 120 220Q146 224 168 234Z', '#3F8A4A'),
    `<path d="M60 168q44-2 78 12M90 188q46-2 74 12M84 218q36 0 58 8" fill="none" stroke="#8CC25E" stroke-width="2" stroke-linecap="round" opacity=".8"/>`,
    path('M188 356Q196 346 210 350Q230 346 246 356Q216 362 188 356Z', '#C99A5C'),
    path(
      'M262 372Q260 350 268 336M268 372Q272 352 284 344M258 372Q252 356 242 350',
      'none',
      ' stroke="#5E8A3C" stroke-width="3" stroke-linecap="round"',
    ),
    path('M44 386q14-10 30 0q-14 8-30 0z', '#E9704A'),
    path('M-5 405Q40 386 100 398T305 392V405Z', '#DDAE66'),
  ],
};
