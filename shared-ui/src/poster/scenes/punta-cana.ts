import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { leaves, palm } from '../parts/plants.ts';
import { bars, path } from '../parts/svg.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 230,
  draw: (id) => [
    sky(id, POSTER, ['#FF9A76', '#FFC9A2', '#FFF3CE']),
    sun(118, 206, 42, '#FFFBE2'),
    clouds(3, { w: 300, y: 96, spread: 80 }, '#FFFFFF', 5, 0.55),
    wind({ w: 300, y: 56, bend: -1 }, '#FFFFFF', 0.6),
    sea(`${id}w`, { w: 300, h: 380, y: 240, lightX: 118, seed: 14 }, '#3FC3C4', '#0E8FA6', '#FFFBE2'),
    path('M32 268L46 232Q56 214 60 190L64 190V268Z', '#FFFFFF'),
    path('M67 196L94 262H67Z', '#F2B84A'),
    path('M20 270Q60 276 102 268L96 279H28Z', '#FFFFFF'),
    path('M60 274Q84 274 102 268L96 279H60Z', '#D6DDE4'),
    path('M-5 330Q70 300 160 322T305 300V405H-5Z', '#FFFFFF', ' opacity=".8"'),
    path('M-5 340Q70 312 160 332T305 310V405H-5Z', '#FFE9BE'),
    path('M-5 376Q90 352 190 372T305 362V405H-5Z', '#F6CE92'),
    path('M304 392Q262 330 196 290Q168 274 138 262L134 269Q164 282 190 300Q250 342 284 398Z', '#6E3B34'),
    path('M304 392Q262 330 196 290Q168 274 138 262L137 265Q166 278 193 295Q258 338 294 396Z', '#8E5344'),
    path(
      'M136 264Q120 236 82 240Q110 246 134 266ZM136 264Q104 252 74 272Q104 266 135 268ZM136 264Q108 272 100 300Q118 280 138 269ZM136 264Q142 230 178 222Q156 238 140 266ZM136 264Q150 246 190 254Q162 254 139 268ZM136 264Q154 272 158 302Q148 284 135 269ZM136 264Q120 228 130 204Q136 232 140 264Z',
      '#0F5A52',
    ),
    path(
      'M136 264Q116 248 84 254Q112 256 135 267ZM136 264Q132 236 152 210Q148 240 139 266ZM136 264Q118 280 122 308Q130 286 138 269Z',
      '#2A8A6A',
    ),
    path('M128 268a5 5 0 1 0 8 4a5 5 0 1 0 8-4z', '#8E5344'),
    path('M176 290V352M206 306V352', 'none', ' stroke="#FFF3DC" stroke-width="1.6"'),
    path('M168 352H214V358H168Z', '#8E4A3A'),
    bars([[168, 357, 46, 2]], '#5A2A2C'),
    palm(262, 340, 196, 10, '#12645A', '#2A8A6A'),
    path('M206 378Q226 366 250 376L246 384Q226 378 210 386Z', '#F2607A'),
    leaves(310, 410, 0.9, '#0B4A48', '#2A8A6A', -1),
    leaves(-10, 412, 0.7, '#0B4A48', '#2A8A6A'),
  ],
};
