import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy, leaves } from '../parts/plants.ts';
import { fade, path } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

const rainbow = ['#F0625E', '#F9B04E', '#FBE77A', '#7CCB8A', '#5C9CE0'];

export const scene: Scene = {
  focus: 250,
  draw: (id) => [
    sky(id, POSTER, ['#4FA6C4', '#B3DFDC', '#FFF6D8']),
    sun(76, 104, 28, '#FFFCE6'),
    clouds(39, { w: 300, y: 112, spread: 40 }, '#FFFFFF', 4, 0.7),
    wind({ w: 300, y: 46, bend: -1.5 }, '#FFFFFF', 0.7),
    `<defs>${fade(`${id}f`, '#8FD0DA', '#FFFFFF')}</defs>`,
    canopy({ x0: -12, x1: 316, y: 176, r: 17, seed: 7, foot: 210 }, '#5CA67A'),
    path('M60 204H240V220H60Z', '#A9DCDC'),
    path('M66 212L84 216L100 212L122 218L146 213L170 218L196 212L216 217L238 212V320H66Z', '#FFFFFF'),
    path(
      'M84 216L88 300H80ZM122 218L128 310H116ZM170 218L176 310H164ZM216 217L222 300H212ZM146 213L148 300H143ZM196 212L199 300H193Z',
      `url(#${id}f)`,
    ),
    path('M-5 176L40 184L58 196L70 208L66 236L70 260L60 290V340H-5Z', '#3F8A60'),
    path('M305 170L262 182L246 196L232 208L238 240L232 262L244 292V340H305Z', '#2A6E54'),
    path('M-5 214L14 210L36 216L52 214L60 290V350H-5Z', '#F8FFFF'),
    path('M14 210L22 340H6ZM36 216L46 340H32Z', `url(#${id}f)`),
    path('M305 206L286 204L266 212L250 210L244 292V350H305Z', '#EAF8FA'),
    path('M286 204L292 340H278ZM266 212L270 340H256Z', `url(#${id}f)`),
    path('M56 250Q66 246 74 256L76 318H58ZM228 250Q238 246 246 256L250 318H230Z', '#6E4438'),
    path(
      'M48 258Q54 244 66 248Q78 248 78 262Q64 270 48 258ZM222 256Q230 242 242 248Q254 250 252 262Q238 268 222 256ZM104 262Q110 254 118 258Q126 258 126 268Q112 274 104 262Z',
      '#1F6B50',
    ),
    `<g fill="none" stroke-width="4" opacity=".7">${rainbow.map((color, i) => `<path d="M${96 + i * 4} 336A${92 - i * 4} ${92 - i * 4} 0 0 1 ${280 - i * 4} 336" stroke="${color}"/>`).join('')}</g>`,
    path(
      'M-5 322Q24 298 56 316Q80 290 116 312Q150 290 186 314Q222 292 256 312Q286 300 305 316V405H-5Z',
      '#FFFFFF',
      ' opacity=".85"',
    ),
    path('M-5 346Q50 332 110 344T220 342T305 344V405H-5Z', '#86D0CC'),
    path('M-5 362Q70 348 150 362T305 358V405H-5Z', '#3F9C9E'),
    `<path d="M40 354h44M120 352h30M190 356h50M96 374h56M206 376h34M60 388h40M160 390h50" stroke="#FFFFFF" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`,
    `<path d="M176 136q9-8 15 0q8-8 16 0M214 154q6-6 11 0q6-6 11 0" fill="none" stroke="#174A4C" stroke-width="2.2" stroke-linecap="round"/>`,
    leaves(-10, 410, 1.1, '#0F4A40', '#2F8A62'),
    leaves(310, 410, 1.2, '#0F4A40', '#2F8A62', -1),
  ],
};
