import type { Point } from '../../poster/parts/svg.ts';

/** The same thing in several places. */
export const each = (places: readonly Point[], draw: (place: Point, index: number) => string): string =>
  places.map(draw).join('');
