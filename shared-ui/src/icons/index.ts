export * as framePaths from './frame-paths.ts';
export { Glyph, type GlyphProps } from './glyph.tsx';
export { Icon, type IconName, type IconProps } from './icon.tsx';
export { Logo } from './logo.tsx';
