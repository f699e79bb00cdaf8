import { block, panes, placed, stroke } from '../parts/blocks.ts';
import { lamp } from '../parts/figures.ts';
import { moon, POSTER, sky, stars, wind } from '../parts/light.ts';
import { bars, n, path, rect } from '../parts/svg.ts';
import type { Scene } from '../scene.ts';

/** Its gable, on a wall `w` wide: steps, a neck or a bell. */
const GABLES = {
  step: (w: number) => {
    const t = n(w / 8);
    return `M0 0v-8h${t}v-9h${t}v-9h${t}v-9h${n(w / 4)}v9h${t}v9h${t}v9h${t}v8`;
  },
  neck: (w: number) =>
    `M0 0q${n(w * 0.26)}-4 ${n(w * 0.28)}-26h${n(w * 0.1)}v-8q${n(w * 0.12)}-8 ${n(w * 0.24)} 0v8h${n(w * 0.1)}q0 22 ${n(w * 0.28)} 26`,
  bell: (w: number) =>
    `M0 0q${n(w * 0.04)}-12 ${n(w * 0.18)}-14q${n(w * 0.1)}-18 ${n(w * 0.32)}-22q${n(w * 0.22)} 4 ${n(w * 0.32)} 22q${n(w * 0.14)} 2 ${n(w * 0.18)} 14`,
} as const;

/** A merchant's house: hoist beam, tall windows with light in them, steps to its door. */
function house(x: number, top: number, w: number, shape: keyof typeof GABLES, wall: string, shade: string) {
  const height = 318 - top;
  return (
    block([x, top, w, height], wall, shade, 0.24) +
    path(GABLES[shape](w).replace('M0 0', `M${x} ${top + 1}`), wall, ' stroke="#F6E3CC" stroke-width="2"') +
    panes(
      [x + 6, top + 16, w - 12],
      { rows: Math.floor((height - 40) / 30), step: 30, wide: 8, gap: Math.round((w - 36) / 2), high: 19 },
      '#FFD27A',
    ) +
    bars(
      [
        [x + w / 2 - 5, top - 20, 10, 12],
        [x + w / 2 - 6, 294, 12, 24],
      ],
      '#2A2440',
    ) +
    rect(x - 1, top, w + 2, 3, '#F6E3CC')
  );
}

const bicycle =
  stroke('M-26-28a14 14 0 1 0 .1 0M24-28a14 14 0 1 0 .1 0', '#FFF0D8', 2.4) +
  stroke(
    'M-26-14L-14-38H16L24-14M-26-14H-2L16-38M-2-14L-16-44M24-14L14-47H4M-23-45H-9',
    '#FFF0D8',
    2.8,
    ' stroke-linecap="round"',
  ) +
  path('M12-44H38l-4 15H16z', '#E0563F') +
  stroke('M17-46h.1M24-49h.1M32-46h.1', '#FFD27A', 8, ' stroke-linecap="round"');

const row = [
  house(-22, 196, 56, 'bell', '#7E4A5E', '#5C3450'),
  house(34, 168, 52, 'step', '#B4503F', '#86363C'),
  house(86, 186, 48, 'neck', '#4A5C86', '#344470'),
  house(134, 154, 54, 'bell', '#C9784A', '#97513C'),
  house(188, 176, 50, 'step', '#5E3F63', '#432C50'),
  house(238, 164, 66, 'neck', '#A64A4A', '#7A3242'),
].join('');

export const scene: Scene = {
  focus: 262,
  draw: (id) => [
    sky(id, POSTER, ['#16234E', '#4C5F9E', '#E9A593']),
    stars(47, { w: 300, y: 120 }, '#FFFFFF', 20),
    moon(70, 96, 20, '#FFF2CC'),
    wind({ w: 300, y: 56, bend: 1.1 }, '#C9D2F4', 0.4),
    row,
    rect(-5, 316, 310, 9, '#4A3A52') + rect(-5, 316, 310, 3, '#8E7A86'),
    rect(-5, 325, 310, 80, '#23305E'),
    stroke(
      'M14 330V372M60 330V392M108 330V366M162 330V396M214 330V370M268 330V388',
      '#FFD27A',
      12,
      ' stroke-dasharray="3 5" opacity=".5"',
    ),
    stroke('M-5 346H40M90 340H150M196 350H260M20 372H80M130 380H190', '#8EA0D4', 1.6, ' opacity=".5"'),
    // The near bridge with its railing and a bicycle.
    path('M-5 356Q150 316 305 356V404H240Q226 372 150 372T60 404H-5Z', '#6B3A44'),
    path('M-5 356Q150 316 305 356V366Q150 326-5 366Z', '#A8655A'),
    stroke('M-5 330Q150 290 305 330M-5 344Q150 304 305 344', '#14142E', 2.4),
    stroke('M20 324V352M64 315V342M108 311V337M192 311V337M236 315V342M280 324V352', '#14142E', 2.4),
    placed(130, 342, 1.2, bicycle),
    lamp(262, 344, 1.5, '#14142E', '#FFE3A0'),
  ],
};
