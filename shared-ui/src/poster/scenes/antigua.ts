import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { cupola } from '../parts/solids.ts';
import { bars, disc, path, rect } from '../parts/svg.ts';
import { arches } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  focus: 225,
  draw: (id) => [
    sky(id, POSTER, ['#23808E', '#86C6BE', '#FDEBBE']),
    sun(62, 120, 28, '#FFF4D8'),
    clouds(23, { w: 300, y: 96, spread: 50 }, '#FFFFFF', 3, 0.5),
    wind({ w: 300, y: 50, bend: -1.4 }, '#FFFFFF'),
    path('M-60 360L58 262Q140 196 190 122L198 116L206 121L214 116Q246 186 305 236V360Z', '#5E9DAA'),
    path('M206 121L214 116Q246 186 305 236V360H220Q250 262 206 160Z', '#417F92'),
    path('M192 140L188 128L198 116L206 121L214 116L222 136L212 150L206 138L200 156Z', '#DDEDE8'),
    clouds(6, { w: 300, y: 196, spread: 24 }, '#FFFFFF', 3, 0.5),
    path('M80 356V322L104 316L130 322H172L196 312L222 320V356Z', '#E9B7A4'),
    bars(
      [
        [88, 332, 6, 10],
        [104, 332, 6, 10],
        [188, 330, 6, 10],
        [204, 330, 6, 10],
      ],
      '#7A4A5C',
    ),
    path('M-5 238H58V362H-5Z', '#C8503E'),
    path('M242 238H305V362H242Z', '#3E8A96'),
    path('M-5 228H62L56 243H-5ZM238 228H305V243H244Z', '#8A4038'),
    path('M40 362V232H260V362H226V334A76 68 0 0 0 74 334V362Z', '#F9BE3E'),
    path('M244 362V232H260V362Z', '#D6932C'),
    path('M74 362V334A76 68 0 0 1 226 334V362H218V336A68 62 0 0 0 82 336V362Z', '#B4702C'),
    bars(
      [
        [34, 226, 232, 7],
        [40, 248, 220, 3],
        [36, 346, 40, 5],
        [224, 346, 40, 5],
      ],
      '#FFF3D6',
    ),
    rect(120, 178, 60, 48, '#F9BE3E'),
    rect(158, 178, 22, 48, '#D6932C'),
    bars([[115, 173, 70, 6]], '#FFF3D6'),
    cupola(150, 174, 18, 60, '#FCD46A', '#D99E34'),
    bars(
      [
        [149, 102, 2, 14],
        [145, 106, 10, 2],
      ],
      '#6E4A2A',
    ),
    disc(150, 201, 14, '#FFF8E6'),
    path('M149.2 191h1.800v9.200h6.400v1.800h-8.200z', '#6E4A2A'),
    arches(
      [
        [125, 226, 7, 24],
        [168, 226, 7, 24],
        [6, 330, 22, 52],
        [272, 330, 22, 52],
      ],
      '#4A2A38',
    ),
    `<path d="M6 308h22M272 308h22" stroke="#FFF3D6" stroke-width="44" stroke-dasharray="1.5 4.5" opacity=".45"/>`,
    path('M74 356H226L305 396V405H-5V396Z', '#B49692'),
    path('M132 356H168L216 405H84Z', '#CDB2A6'),
    `<path d="M78 364h144M62 373h176M44 384h212M24 396h252" stroke="#8A6E78" stroke-width="1.6" stroke-dasharray="12 5" opacity=".7"/>`,
    path('M-5 362H74V356L-5 398ZM226 356V362H305V398Z', '#8A6E78'),
    canopy({ x0: -12, x1: 50, y: 356, r: 14, seed: 5, foot: 380 }, '#5C2A5E', '#E25A9A'),
    canopy({ x0: 262, x1: 312, y: 358, r: 14, seed: 9, foot: 380 }, '#5C2A5E', '#F28AB4'),
  ],
};
