import type { Hour, HourColors } from './hours.ts';

/** What a house or a room looks like at an hour: SVG of its layers from far to near. `id` begins every id inside. */
export type View = (id: string, hour: Hour, colors: HourColors) => readonly string[];

/** Width and height of every view. */
export const STAY = { w: 400, h: 300 } as const;
