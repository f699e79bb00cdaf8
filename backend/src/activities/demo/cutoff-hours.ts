/** An activity is sold until so many hours before it begins: who picks parties up plans the way the evening before. */
export const cutoffHours = (picksUp: boolean): number => (picksUp ? 12 : 2);
