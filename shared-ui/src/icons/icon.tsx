import { Glyph, type GlyphProps } from './glyph.tsx';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps extends Omit<GlyphProps, 'path' | 'name'> {
  name: IconName;
}

/** A line icon by its name. */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph path={paths[name]} {...rest} />;
}
