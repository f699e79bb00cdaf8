import { block, placed, stroke } from '../parts/blocks.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { boxes, profile } from '../parts/lists.ts';
import { palm } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { bars, path, rect } from '../parts/svg.ts';
import { arches, skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** A pearl boat under its slanted sail. */
const dhow =
  path('M-8-92Q34-58 40-12H-34Q-10-48-8-92Z', '#FFF6E6') +
  path('M-8-92Q34-58 40-12H14Q16-56-8-92Z', '#E4C9BE') +
  stroke('M-2-84L2 0M-14-100L46-8', '#4A2A44', 2.4) +
  path('M-66-14Q-46-2-20-2H40Q56-4 66-22L74-24Q66 6 38 12H-26Q-54 8-66-14Z', '#4A2A44') +
  path('M-60-8Q-40 2-16 2H44Q58-2 66-12l-3 9Q54 6 38 6H-22Q-46 4-60-8Z', '#8E4A52') +
  path('M40-3l2-14 24-6 2 6z', '#6B3A4C');

export const scene: Scene = {
  focus: 226,
  draw: (id) => [
    sky(id, POSTER, ['#8B7FB8', '#DDBFCB', '#FFEDD2']),
    sun(212, 134, 34, '#FFFAE8'),
    clouds(113, { w: 300, y: 100, spread: 70 }, '#FFFFFF', 4, 0.6),
    wind({ w: 300, y: 50, bend: -1.7 }, '#FFFFFF', 0.6),
    // West Bay.
    skyline({ x0: 172, x1: 305, base: 296, min: 40, max: 104, seed: 119, step: 16 }, '#C9B0C4'),
    turned(238, profile('11 296, 11 196, 8 180, 3 172, .6 152'), '#BCA2BC', '#A88EAE'),
    path('M268 296V184Q284 190 290 210V296Z', '#B49AB8'),
    sea(`${id}w`, { w: 300, h: 400, y: 294, lightX: 212, seed: 43 }, '#8FB8C4', '#2E5F86', '#FFF6E0'),
    // The museum: cubes turned upon cubes.
    block([10, 256, 168, 50], '#FBEFDC', '#CDB2AE', 0.26),
    rect(6, 252, 176, 6, '#FFF9EE') + rect(136, 252, 46, 6, '#DCC6BC'),
    // The middle cube shows an edge; those above and below show a face.
    path('M30 224L100 214V252H30Z', '#FFF9EE') + path('M100 214L158 224V252H100Z', '#BFA0A4'),
    block([46, 186, 96, 34], '#F6E6D0', '#CDB2AE', 0.3),
    path('M46 220L66 186V220ZM142 220L122 186V220Z', '#A88A94', ' opacity=".45"'),
    path('M58 166L98 158V188H58Z', '#FFF9EE') + path('M98 158L130 166V188H98Z', '#BFA0A4'),
    block([70, 132, 50, 30], '#FBEFDC', '#C9ACAA', 0.34),
    rect(67, 129, 56, 5, '#FFF9EE'),
    arches(boxes('77 158 14 20, 97 158 14 20'), '#5E4A6E'),
    stroke('M52 196H112M52 204H112M52 212H112', '#DCC2B4', 3),
    arches(boxes('24 304 18 32, 48 304 18 32, 76 304 34 40, 120 304 18 32, 146 304 18 32'), '#6B5274'),
    rect(-5, 302, 190, 12, '#E8D2C0') + rect(-5, 312, 190, 8, '#A88A94'),
    palm(6, 304, 60, -4, '#3E6A66', '#5E8A7A') + palm(182, 306, 52, 4, '#3E6A66', '#5E8A7A'),
    placed(212, 366, 1.02, dhow),
    bars(boxes('160 384 112 3, 186 392 66 2.4'), '#FFF0DC', ' opacity=".5"'),
    path('M-5 392Q50 378 110 392T190 404H-5Z', '#1F3A62'),
  ],
};
