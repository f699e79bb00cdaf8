import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { disc, path, rect } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sailboat, sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 196,
  draw: (id) => [
    sky(id, POSTER, ['#F0A23C', '#FBCD70', '#FFF4C4']),
    sun(66, 158, 36, '#FFFDE6'),
    clouds(10, { w: 300, y: 96, spread: 70 }, '#FFF3CE', 4, 0.6),
    wind({ w: 300, y: 48, bend: 0.9 }, '#FFFFFF', 0.6),
    range(`${id}a`, { w: 300, base: 272, top: 216, seed: 19, rough: 0.5, foot: 280 }, '#A9B478', '#F3E2A4'),
    sea(`${id}w`, { w: 300, h: 400, y: 270, lightX: 62, seed: 10 }, '#6FC0A8', '#1C7A86', '#FFFBE0'),
    path('M46 296Q62 286 68 258Q74 206 92 196Q112 192 120 230Q126 264 144 284L154 298Z', '#6E9A5C'),
    path('M96 195Q112 192 120 230Q126 264 144 284L154 298H106Q112 256 96 195Z', '#47764E'),
    path('M134 298Q146 268 162 266Q180 268 196 298Z', '#5C8A56'),
    path('M92 196Q140 232 160 266', 'none', ' stroke="#5A4030" stroke-width="1"'),
    rect(122, 222, 10, 7, '#E2523F'),
    skyline({ x0: 148, x1: 305, base: 304, min: 8, max: 30, seed: 28, step: 9 }, '#FFF6DC'),
    path('M122 305Q210 296 305 302V312Q210 306 122 305Z', '#F6DDA4'),
    sailboat(76, 330, 0.9, '#FFFFFF', '#12505C'),
    path('M126 405Q146 372 176 326Q196 284 208 238L216 222H246L256 250Q268 290 305 318V405Z', '#3A7A50'),
    path('M232 222H246L256 250Q268 290 305 318V405H236Q252 330 232 222Z', '#235C46'),
    path('M222 224L225 202H237L240 224Z', '#D9CDB0'),
    path('M231 202H237L240 224H233Z', '#A89C88'),
    path(
      'M224 204Q223 176 226 158L182 156V148L226 144Q227 138 231 138T236 144L280 148V156L236 158Q239 176 238 204Z',
      '#FFFBEE',
    ),
    path('M232 138Q235 138 236 144L280 148V156L236 158Q239 176 238 204H233Q234 170 232 138Z', '#C3BBB4'),
    path('M190 156L196 163L226 160V152ZM272 156L266 163L236 160V152Z', '#D9D2C8'),
    disc(231, 131, 7, '#FFFBEE'),
    path('M231 124a7 7 0 0 1 0 14q4-7 0-14z', '#C3BBB4'),
    canopy({ x0: 150, x1: 316, y: 362, r: 20, seed: 5, foot: 404 }, '#1C5044'),
    path('M-5 374Q60 352 120 372Q150 380 176 405H-5Z', '#FFF3D2'),
    path(
      'M-5 384Q14 372 30 382T64 382T98 386T132 394T150 405H130Q120 400 100 396T64 392T30 392T-5 394Z',
      '#12323A',
    ),
    canopy({ x0: 122, x1: 316, y: 390, r: 24, seed: 12, foot: 404 }, '#123A38'),
  ],
};
