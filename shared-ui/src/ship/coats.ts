import type { Hour } from '../stay/hours.ts';

/** Colours of a ship, of no line that there is. */
export interface Coat {
  hull: string;
  white: string;
  shade: string;
  glass: string;
  funnel: string;
  boat: string;
}

/** Petrol by day, wine at dusk; by night its windows are lit. */
export const COATS: Readonly<Record<Hour, Coat>> = {
  day: {
    hull: '#0F3F4B',
    white: '#FFFDF6',
    shade: '#DDE3E0',
    glass: '#3D7480',
    funnel: '#E4674B',
    boat: '#F2913F',
  },
  dusk: {
    hull: '#5A1F36',
    white: '#FFF6E4',
    shade: '#EAD2B4',
    glass: '#7A4A55',
    funnel: '#F4B942',
    boat: '#E4674B',
  },
  night: {
    hull: '#12284C',
    white: '#FFF8EA',
    shade: '#D8D0D4',
    glass: '#F5B54A',
    funnel: '#E5573F',
    boat: '#E58A4A',
  },
};
