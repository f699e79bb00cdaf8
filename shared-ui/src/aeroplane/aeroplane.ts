import { path, poly } from '../poster/parts/svg.ts';
import { line } from '../stay/parts/line.ts';

/** Colours of an aeroplane of nobody's: white, a sand belly, and a fin. */
export interface AeroplaneColors {
  white: string;
  belly: string;
  shade: string;
  glass: string;
  fin: string;
}

const DAY: AeroplaneColors = {
  white: '#FFFDF7',
  belly: '#E5DCC8',
  shade: '#C6CCC9',
  glass: '#24505B',
  fin: '#00616B',
};
export const PLANE = {
  day: DAY,
  dusk: DAY,
  night: { ...DAY, glass: '#FFD98F', shade: '#A9AEC4', belly: '#C9C0CC', fin: '#C7607E' },
};

const INK = '#0A171D';

/** Of the fin: the three lines of the wind stand on it. */
const tail = (k: AeroplaneColors): string =>
  poly(
    [
      [-96, -12],
      [-138, -66],
      [-164, -66],
      [-150, -8],
    ],
    k.fin,
  ) +
  poly(
    [
      [-118, -12],
      [-147, -66],
      [-164, -66],
      [-150, -8],
    ],
    INK,
    ' opacity=".14"',
  ) +
  line('M-148 -52q9 4 18 0t12 2M-147 -42q12 5 24 0t14 2M-146 -32q14 5 30 0t16 2', k.white, 2.2);

const body = (k: AeroplaneColors): string =>
  path(
    'M-166 -12C-140 -18 -110 -19 -80 -19H112C140 -19 158 -9 164 2C158 13 136 18 108 18H-60C-104 18 -140 2 -166 -12Z',
    k.white,
  ) +
  path(
    'M-128 3C-104 8 -84 8 -60 8H128C146 8 158 5 164 2C158 13 136 18 108 18H-60C-88 18 -110 11 -128 3Z',
    k.belly,
  ) +
  path(
    'M20 18H108C136 18 158 13 164 2C160 -5 152 -11 142 -15C150 -2 132 6 100 8H20Z',
    INK,
    ' opacity=".08"',
  ) +
  line('M-106 -6H112', k.glass, 5, ' stroke-dasharray="3.4 5"') +
  path('M134 -10q14 3 20 9h-22q-4-5 2-9z', k.glass) +
  line('M-118 -11h9v17h-9zM118 -11h8v17h-8z', k.shade, 1.2) +
  poly(
    [
      [-122, -6],
      [-160, -18],
      [-176, -18],
      [-146, 0],
    ],
    k.shade,
  );

const engine = (k: AeroplaneColors): string =>
  path('M22 20q-2-7 6-9h32q10 0 12 9-2 10-12 10H30q-8-2-8-10z', k.white) +
  path('M22 20q0 10 8 10h30q10 0 12-10z', k.belly) +
  path('M62 11q10 1 10 9t-10 10q-5-9 0-19z', k.fin);

const farWing = (k: AeroplaneColors): string =>
  poly(
    [
      [44, -8],
      [2, -30],
      [-14, -30],
      [6, -6],
    ],
    k.shade,
  );

const nearWing = (k: AeroplaneColors): string =>
  poly(
    [
      [50, 6],
      [-58, 46],
      [-84, 47],
      [-34, 6],
    ],
    k.shade,
  ) +
  poly(
    [
      [50, 6],
      [-58, 46],
      [-66, 46.3],
      [30, 6],
    ],
    k.white,
  ) +
  poly(
    [
      [-84, 47],
      [-90, 36],
      [-80, 40],
      [-72, 46.6],
    ],
    k.fin,
  );

export interface Pose {
  x: number;
  y: number;
  /** of a drawing 340 long */
  scale: number;
  /** degrees, nose down */
  turn: number;
}

/** Side on, nose to the right. */
export const aeroplane = ({ x, y, scale, turn }: Pose, k: AeroplaneColors): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${farWing(k)}${tail(k)}${body(k)}${engine(k)}${nearWing(k)}</g>`;
