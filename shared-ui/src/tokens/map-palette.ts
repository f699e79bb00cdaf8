import { palette, type ThemeName } from './palette.ts';

/** Colours of a map's ground, as hex: what draws them knows no CSS variables. Only maps carry them. */
export interface MapColors {
  land: string;
  water: string;
  park: string;
  street: string;
  /** names of places, and what keeps them apart from streets */
  name: string;
  halo: string;
}

/** In the look's map: land is the page's quiet fill, streets are cut out of it. */
export const mapPalette: Readonly<Record<ThemeName, MapColors>> = {
  light: {
    land: palette.light.sunken,
    water: '#BFE0E2',
    park: '#D5E5C6',
    street: palette.light.surface,
    name: palette.light.ink2,
    halo: palette.light.sunken,
  },
  dark: {
    land: '#14262E',
    water: '#0F3442',
    park: '#173126',
    street: '#213640',
    name: palette.dark.ink2,
    halo: '#14262E',
  },
};
