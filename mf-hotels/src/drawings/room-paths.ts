/** Path data on a grid of 20, of what a room has: few, so that the first view carries no others. */
export const roomPaths = {
  size: 'M3.5 7.5v-4h4M16.5 7.5v-4h-4M3.5 12.5v4h4M16.5 12.5v4h-4',
  bed: 'M3 15.5V5M3 12h14v3.5M17 12v-2a2 2 0 0 0-2-2H8v4M5.5 8.2a1.3 1.3 0 1 0 0 .1',
} as const;
