import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { n, path, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';
import { sea } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** Stays from a mast down to the two decks that cross under it. */
const stays = (top: number, drop: number, reach: number): string =>
  times(10, (i) => `M150 ${top + i * 9}L${n(150 + (reach * (10 - i)) / 10 + 8)} ${n(drop - i * 0.6)}`).join(
    '',
  );

export const scene: Scene = {
  focus: 192,
  draw: (id) => [
    sky(id, POSTER, ['#151C46', '#4A3F86', '#E27AA0']),
    stars(11, { w: 300, y: 110 }, '#FFFFFF', 18),
    moon(60, 92, 19, '#FFF2D2'),
    wind({ w: 300, y: 112, bend: 1.8 }, '#C9C4F2', 0.4),
    skyline({ x0: -5, x1: 305, base: 330, min: 40, max: 130, seed: 84, step: 15 }, '#7E5596'),
    skyline({ x0: -5, x1: 305, base: 334, min: 26, max: 92, seed: 93, step: 18 }, '#3E3676', '#FFD98F', 22),
    path('M-5 332H305V346H-5Z', '#2A265C'),
    sea(`${id}w`, { w: 300, h: 400, y: 344, lightX: 60, seed: 26 }, '#6A4A8E', '#141440', '#FFD9A8'),
    `<path d="${stays(124, 300, 128)}" stroke="#FFC94A" stroke-width="1.5"/>`,
    `<g transform="matrix(-1 0 0 1 300 0)"><path d="${stays(124, 318, 134)}" stroke="#FFDE8A" stroke-width="1.5"/></g>`,
    path('M96 374L142 236L118 108H126L150 220L174 108H182L158 236L204 374H190L150 256L110 374Z', '#FFF3DE'),
    path('M174 108H182L158 236L204 374H190L150 256V220Z', '#B9A6C8'),
    path('M116 104H184V112H116Z', '#FFF3DE'),
    path('M150 104H184V112H150Z', '#B9A6C8'),
    path('M-5 302Q90 306 150 300T305 276V288Q230 306 150 312T-5 314Z', '#8C6FB0'),
    path('M-5 310Q90 314 150 308T305 284V288Q230 306 150 312T-5 314Z', '#FFC94A'),
    path('M305 322Q210 330 150 318T-5 292V304Q80 322 150 332T305 336Z', '#B08CC6'),
    path('M305 332Q210 338 150 328T-5 300V304Q80 322 150 332T305 336Z', '#FFDE8A'),
    path('M84 372H216L226 384H74Z', '#1C1A4A'),
    `<path d="M118 392h60M104 386h90M130 398h38" stroke="#FFDE8A" stroke-width="2.4" stroke-linecap="round" opacity=".55"/>`,
    `<path d="M22 300h8M58 305h8M206 328h8M246 329h8" stroke="#FFF6DC" stroke-width="4" stroke-linecap="round"/>`,
    path('M-5 405V386Q40 376 80 405ZM305 405V382Q260 376 224 405Z', '#0C0C2E'),
  ],
};
