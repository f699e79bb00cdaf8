import { hillside } from '../parts/hillside.ts';
import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { path, rect } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 205,
  draw: (id) => [
    sky(id, POSTER, ['#0F5CB4', '#5FA8E2', '#E4F1EC']),
    sun(52, 92, 26, '#FFFBE0'),
    clouds(24, { w: 300, y: 118, spread: 30 }, '#FFFFFF', 3, 0.6),
    wind({ w: 300, y: 46, bend: -1.8 }, '#FFFFFF', 0.6),
    path(
      'M-5 286L36 240L58 204L72 190L86 168L96 164L106 174L118 184L130 162L144 132L152 128L160 134L172 158L184 168L196 150L206 142L216 150L230 176L254 216L305 262V310H-5Z',
      '#F7FBFF',
    ),
    path(
      'M96 164L106 174L118 184L112 204L122 222L104 244L96 226L90 250L84 222L94 196ZM152 128L160 134L172 158L184 168L178 190L186 212L168 236L174 262L150 250L156 218L146 200L158 168ZM206 142L216 150L230 176L254 216L305 262V310H244L232 262L240 240L216 214L222 190Z',
      '#8FB0DC',
    ),
    path(
      'M-5 286L36 240L50 262L62 236L76 268L96 250L110 280L132 246L150 284L172 258L190 290L212 250L232 286L254 262L276 284L305 262V330H-5Z',
      '#5F82B8',
    ),
    path(
      'M50 262L62 236L76 268L70 310H54ZM110 280L132 246L150 284L146 310H118ZM190 290L212 250L232 286L230 310H198Z',
      '#4A6AA4',
    ),
    range(`${id}a`, { w: 300, base: 310, top: 258, seed: 33, rough: 0.5, foot: 352 }, '#B9825E', '#DDBE96'),
    path('M-5 262Q60 280 110 316L150 340L200 312Q250 280 305 258V405H-5Z', '#A8624A'),
    path('M305 258Q250 280 200 312L150 340L110 318L100 405H305Z', '#86483F'),
    hillside(
      {
        rows: [
          [-6, 48, 290],
          [-6, 90, 316],
          [-6, 132, 344],
        ],
        seed: 31,
        size: 17,
      },
      { walls: ['#E08A58', '#C96A48', '#F2B27A'], roof: '#8E4A3E', window: '#5A2A34' },
    ),
    hillside(
      {
        rows: [
          [240, 306, 286],
          [208, 306, 314],
          [168, 306, 344],
        ],
        seed: 43,
        size: 17,
      },
      { walls: ['#C9704A', '#A8543F', '#DB9460'], roof: '#74382F', window: '#4A202C' },
    ),
    path('M-5 352H305V405H-5Z', '#5E2C34'),
    hillside(
      { rows: [[-8, 306, 396]], seed: 12, size: 34 },
      { walls: ['#74362F', '#86413A', '#642E30'], roof: '#4A2028', window: '#F9C870' },
    ),
    path('M-5 236L305 178', 'none', ' stroke="#1B2A4A" stroke-width="1.8"'),
    path('M146 206L152 205V238H146Z', '#1B2A4A'),
    path('M112 250Q112 236 126 236H174Q188 236 188 250V296Q188 310 174 310H126Q112 310 112 296Z', '#E83F3A'),
    path('M160 236H174Q188 236 188 250V296Q188 310 174 310H160Z', '#B42A36'),
    path('M119 248H147V280H119ZM153 248H181V280H153Z', '#BFE6F4'),
    path('M119 248H133L119 270ZM153 248H165L153 266Z', '#F4FCFF'),
    path('M112 288H188V293H112Z', '#FFD24A'),
    path(
      'M36 214L40 213V226H36ZM26 230Q26 226 30 226H46Q50 226 50 230V246Q50 250 46 250H30Q26 250 26 246Z',
      '#F9C33E',
    ),
    rect(30, 230, 16, 10, '#BFE6F4'),
    path(
      'M248 184L252 183V194H248ZM240 198Q240 194 244 194H256Q260 194 260 198V212Q260 216 256 216H244Q240 216 240 212Z',
      '#2E9A62',
    ),
    rect(243, 198, 14, 8, '#BFE6F4'),
  ],
};
