import type { Hour } from '../stay/hours.ts';

/** Addresses of the drawings of aeroplanes: a picture costs the page no script. */
export const aeroplanes = {
  andes: {
    day: new URL('./drawn/andes-day.svg', import.meta.url).href,
    night: new URL('./drawn/andes-night.svg', import.meta.url).href,
  },
} satisfies Record<string, Partial<Record<Hour, string>>>;
