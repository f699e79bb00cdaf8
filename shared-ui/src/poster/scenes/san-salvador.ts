import { range } from '../parts/land.ts';
import { clouds, POSTER, rays, sky, sun, wind } from '../parts/light.ts';
import { canopy, palm } from '../parts/plants.ts';
import { turned } from '../parts/solids.ts';
import { disc, path, poly, rect } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 192,
  draw: (id) => [
    sky(id, POSTER, ['#2C5F9E', '#8FB4D0', '#FBE39A']),
    rays(150, 250, 380, '#FFF6CF', 0.16, 11),
    sun(150, 234, 58, '#FFF2C0', 1),
    clouds(16, { w: 300, y: 110, spread: 80 }, '#FFFFFF', 3, 0.45),
    wind({ w: 300, y: 48, bend: 1.3 }, '#FFFFFF'),
    path('M-5 330Q40 262 84 250L98 258L124 254L140 266Q200 300 305 312V340H-5Z', '#7A98AE'),
    path('M124 254L140 266Q200 300 305 312V340H150Q150 290 124 254Z', '#5F7F9C'),
    range(`${id}a`, { w: 300, base: 330, top: 286, seed: 6, rough: 0.5, foot: 346 }, '#4F8272', '#C9CF9C'),
    poly(
      [
        [128, 350],
        [132, 246],
        [139, 236],
        [161, 236],
        [168, 246],
        [172, 350],
      ],
      '#FFF6E2',
    ),
    poly(
      [
        [152, 350],
        [152, 236],
        [161, 236],
        [168, 246],
        [172, 350],
      ],
      '#C9BFC6',
    ),
    path('M138 330V262H142V330ZM147 330V262H151V330ZM157 330V262H161V330Z', '#A79CB0', ' opacity=".7"'),
    rect(120, 340, 60, 12, '#FFF6E2'),
    rect(152, 340, 28, 12, '#C9BFC6'),
    rect(106, 350, 88, 9, '#EADFD2'),
    disc(150, 208, 30, '#3E9AC0'),
    path('M150 178A30 30 0 0 1 150 238Q172 208 150 178Z', '#27709C'),
    path(
      'M124 196Q132 184 146 184Q152 194 142 202Q134 204 136 214Q128 216 122 206ZM156 200Q166 192 178 202Q180 214 172 222Q160 224 158 212ZM136 226Q144 220 152 226L148 236Q140 234 136 226Z',
      '#8FC98A',
    ),
    path('M134 180Q138 150 141 140Q142 128 150 126Q158 128 159 140Q162 150 166 180Z', '#FFFDF6'),
    path('M152 126Q158 128 159 140Q162 150 166 180H154Z', '#C9BFD0'),
    path('M143 138L124 116L119 118L138 150ZM157 138L177 158L172 163L155 152Z', '#FFFDF6'),
    disc(150, 118, 7.4, '#FFFDF6'),
    path('M150 110.600a7.4 7.4 0 0 1 0 14.800q4-7.4 0-14.800z', '#C9BFD0'),
    turned(
      150,
      [
        [10, 182],
        [7, 176],
      ],
      '#E8DFE0',
    ),
    canopy({ x0: -12, x1: 312, y: 360, r: 24, seed: 12, foot: 404 }, '#2F6A58', '#F6C24A'),
    canopy({ x0: -12, x1: 312, y: 390, r: 34, seed: 3, foot: 404 }, '#173F46'),
    palm(34, 404, 172, -12, '#12343E', '#1F5A56'),
    palm(270, 404, 150, 12, '#12343E', '#1F5A56'),
  ],
};
