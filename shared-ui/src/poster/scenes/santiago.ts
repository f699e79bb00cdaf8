import { clouds, moon, POSTER, sky, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { type Box, bars, path, rect, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 194,
  draw: (id) => [
    sky(id, POSTER, ['#3F5FAE', '#B79AD0', '#FFC2A6']),
    moon(62, 84, 18, '#FFF6DC'),
    clouds(13, { w: 300, y: 104, spread: 30 }, '#FFDCE0', 3, 0.5),
    wind({ w: 300, y: 52, bend: -1.2 }, '#FFFFFF', 0.45),
    path(
      'M-5 300V214L22 190L48 204L84 158L104 172L128 146L150 164L176 134L206 160L226 148L262 190L282 178L305 200V300Z',
      '#9A86BE',
    ),
    path(
      'M22 190L48 204L84 158L104 172L128 146L150 164L176 134L206 160L226 148L262 190L282 178L305 200V214L284 200L268 214L246 194L232 206L216 182L204 196L184 168L170 190L150 186L138 200L122 178L108 204L92 190L66 222L46 216L26 226L-5 222V214Z',
      '#FFE3DC',
    ),
    path(
      'M84 158L104 172L100 186L112 214L96 236L92 190ZM128 146L150 164L146 184L160 216L142 240L138 200ZM176 134L206 160L200 190L216 230L196 250L192 206L184 168ZM226 148L262 190L256 206L272 244L252 262L246 194Z',
      '#7C6AAA',
      ' opacity=".75"',
    ),
    path('M-5 300L40 262L90 276L150 246L210 270L262 250L305 266V348H-5Z', '#7A68A8'),
    clouds(30, { w: 300, y: 262, spread: 30 }, '#FFD8CC', 3, 0.45),
    skyline({ x0: -5, x1: 305, base: 346, min: 20, max: 92, seed: 36, step: 18 }, '#5A4E90', '#FFD99A', 26),
    path('M236 346V226L246 214L262 214V346Z', '#4A4086'),
    path('M250 214H262V346H250Z', '#3A3274'),
    path('M124 348L127 152Q128 128 134 116L152 108L168 118Q173 130 173 152L176 348Z', '#9AD0DC'),
    path('M152 108L168 118Q173 130 173 152L176 348H153Z', '#4F86B0'),
    path('M134 116L152 108L168 118V124L152 115L134 122Z', '#E4FFFA'),
    `<path d="${times(17, (i) => `M127 ${138 + i * 12}h46`).join('')}M138 124V346M164 126V346" stroke="#2F5F94" stroke-width="1.2" fill="none" opacity=".55"/>`,
    `<path d="M153 112V346" stroke="#E4FFFA" stroke-width="1.6" opacity=".7"/>`,
    bars(
      times(8, (i): Box => [132 + ((i * 7) % 18), 160 + i * 22, 5, 5]),
      '#FFF3C4',
      ' opacity=".85"',
    ),
    rect(-5, 345, 310, 60, '#4A4486'),
    canopy({ x0: -12, x1: 130, y: 346, r: 18, seed: 6, foot: 404, fall: 26 }, '#3A3A78'),
    canopy({ x0: 180, x1: 316, y: 352, r: 17, seed: 10, foot: 404 }, '#35356F'),
    path('M-5 378Q80 352 150 372T305 368V405H-5Z', '#2A2A5C'),
    canopy({ x0: -14, x1: 316, y: 394, r: 22, seed: 14, foot: 404 }, '#1C1C46', '#E88FB4'),
  ],
};
