import { range } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { path } from '../parts/svg.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 275,
  draw: (id) => [
    sky(id, POSTER, ['#17707E', '#74B5A4', '#F8DFA4']),
    sun(92, 148, 34, '#FFF2C8'),
    clouds(27, { w: 300, y: 104, spread: 60 }, '#FFF8E4', 4, 0.5),
    wind({ w: 300, y: 60, bend: -0.9 }, '#FFFFFF'),
    `<path d="M40 96q7-7 13 0q6-7 13 0M140 118q5-5 10 0q5-5 10 0M62 124q4-4 8 0q4-4 8 0" fill="none" stroke="#0E3B44" stroke-width="1.8" stroke-linecap="round"/>`,
    range(`${id}a`, { w: 300, base: 252, top: 224, seed: 10, rough: 0.4, foot: 258 }, '#6FA79C', '#D9D3A0'),
    sea(`${id}w`, { w: 300, h: 340, y: 246, lightX: 92, seed: 22 }, '#3A9C9C', '#0F5A66', '#FFF0C8'),
    path('M186 266L190 226L184 206L196 172L204 150L214 158L220 188L218 222L224 266Z', '#A9744E'),
    path('M206 152L214 158L220 188L218 222L224 266H206L210 226L202 190Z', '#6E4A3E'),
    path('M232 266L230 214L236 176L244 140L258 130L270 144L276 178L286 206L290 266Z', '#9C6848'),
    path('M256 132L270 144L276 178L286 206L290 266H262L266 216L254 176Z', '#60403A'),
    `<path d="M180 267h48M228 267h70" stroke="#FFF6DC" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`,
    path('M-5 318Q60 300 150 314T305 306V405H-5Z', '#7E8A4C'),
    path('M-5 346Q80 330 170 344T305 336V405H-5Z', '#54683E'),
    path('M190 330h34v44q-16 8-34 0zM232 336h18v36q-10 5-20 0z', '#5A5238'),
    path('M74 326h30v46q-15 8-32 0z', '#6E6442'),
    path(
      'M92 340Q58 338 52 302Q46 286 32 288Q16 288 14 276Q14 260 32 258Q54 256 66 276Q76 302 100 306Z',
      '#8A7C50',
    ),
    path('M92 340Q58 338 52 302Q48 290 40 288Q52 286 60 296Q72 316 98 322Z', '#5F5638'),
    path('M18 276Q28 280 40 278', 'none', ' stroke="#3E3826" stroke-width="1.6" stroke-linecap="round"'),
    path('M30 266h.1', 'none', ' stroke="#1E2418" stroke-width="5" stroke-linecap="round"'),
    path('M66 346Q70 250 150 232Q246 238 264 346Q166 362 66 346Z', '#6A5A3A'),
    path('M150 232Q246 238 264 346Q230 352 190 354Q216 300 180 240Z', '#463C2C'),
    path('M112 256L138 242L170 244L182 270L160 292L124 288Z', '#A58E58'),
    path('M106 262L118 292L104 326L78 322Q84 286 106 262ZM124 296L160 299L168 336L112 332Z', '#8F7A4A'),
    path(
      'M190 270L178 246Q222 254 240 290L214 300ZM166 296L188 276L212 306L206 334L176 336ZM220 306L243 298Q254 318 256 338L214 336Z',
      '#6E5E40',
    ),
    path('M64 342Q166 358 266 342L268 350Q166 368 62 350Z', '#B49A62'),
    path('M190 354Q232 350 266 342L268 350Q230 358 190 360Z', '#7A6844'),
    path('M-5 384Q60 362 120 380T305 372V405H-5Z', '#2E4030'),
    `<path d="M10 384l4-16m-4 16l-8-13m8 13l12-9M286 380l-3-18m3 18l9-14m-9 14l-12-10M150 384l2-12m-2 12l-8-8m8 8l9-8" stroke="#8C9A54" stroke-width="2" stroke-linecap="round"/>`,
  ],
};
