import { stroke } from '../../poster/parts/blocks.ts';

/** A line with round ends; one that is dashed has square ones: its dashes are windows and railings. */
export const line = (d: string, color: string, width: number, more = ''): string =>
  stroke(d, color, width, more.includes('dasharray') ? more : `${more} stroke-linecap="round"`);
