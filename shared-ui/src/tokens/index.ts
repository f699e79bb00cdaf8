export { chartColor, chartColors, chartPalette } from './chart-colors.ts';
export { fontFiles } from './fonts.ts';
export { type MapColors, mapPalette } from './map-palette.ts';
export { breakpoints, media } from './media.ts';
export { type ColorName, palette, type ThemeName } from './palette.ts';
export { themeCss } from './theme-css.ts';
export { type SpaceToken, tokens } from './tokens.ts';
