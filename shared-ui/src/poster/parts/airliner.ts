import { placed, stroke } from './blocks.ts';
import { path } from './svg.ts';

interface AirlinerColors {
  body: string;
  shade: string;
  wing: string;
  far: string;
  fin: string;
  glass: string;
  /** the three lines of the wind on its fin */
  wind: string;
}

/** An airliner of nobody, nose to the right, its middle on `x` `y`; 210 long at a size of 1. */
export const airliner = (x: number, y: number, s: number, c: AirlinerColors): string =>
  placed(
    x,
    y,
    s,
    path('M8-6L34-46H46L40-8Z', c.far) +
      path('M-104-2Q-100-13-72-15L66-21Q94-21 105-9 96 3 66 5L-72 8Q-98 8-104-2Z', c.body) +
      path('M-104-2Q-92 2-72 2L66-2Q92-3 105-9 96 3 66 5L-72 8Q-98 8-104-2Z', c.shade) +
      path('M-96-8L-112-54H-88L-56-15Z', c.fin) +
      stroke('M-101-46Q-94-48-87-44M-98-37Q-90-39-80-34M-95-28Q-86-30-72-24', c.wind, 2) +
      path('M-92 0L-118 14H-104L-70 2Z', c.wing) +
      stroke('M-62-8.500L70-13', c.glass, 3.6, ' stroke-dasharray="3.600 5"') +
      path('M84-15l12 4-13 1z', c.glass) +
      path('M0 16h26q6 0 6 6t-6 6H0z', c.far) +
      path('M-2 0L-44 64H-26L44-2Z', c.wing),
  );
