import type { Profile } from './solids.ts';
import type { Box } from './svg.ts';

/** `'38 326, 28 286'` as rows of numbers: long outlines stay one line in a scene. */
const rows = (text: string): number[][] => text.split(',').map((row) => row.trim().split(' ').map(Number));

/** An outline for `turned`: half a width and a height, from the ground up. */
export const profile = (text: string): Profile => rows(text).map(([half = 0, y = 0]) => [half, y]);

/** Left, top (or foot, for arches), width, height of each. */
export const boxes = (text: string): Box[] => rows(text).map(([x = 0, y = 0, w = 0, h = 0]) => [x, y, w, h]);
