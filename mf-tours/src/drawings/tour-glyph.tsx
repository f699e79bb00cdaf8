import type { LegMode } from '@alisio/shared-contracts/tours';
import { Glyph, type GlyphProps } from '@alisio/shared-ui/icons';

/** Path data on a grid of 20: ways to travel, and what a day has. */
const PATHS = {
  road: 'M3.5 14.5v-3l1.6-4.5h9.8l1.6 4.5v3zM3.5 11.5h13M6 14.5v1.5M14 14.5v1.5',
  bus: 'M4.5 4.5h11a1 1 0 0 1 1 1V14h-13V5.5a1 1 0 0 1 1-1zM3.5 10h13M6 14v2M14 14v2M6.5 12h.1M13.5 12h.1',
  train:
    'M6 3h8a1.5 1.5 0 0 1 1.5 1.5V12A2.5 2.5 0 0 1 13 14.5H7A2.5 2.5 0 0 1 4.5 12V4.5A1.5 1.5 0 0 1 6 3zM4.500 9.5h11M7 12h.1M13 12h.1M7 14.5l-1.5 2.5M13 14.5l1.5 2.5',
  boat: 'M3 12.500h14l-2 3.500H5zM5 12.5V8h6l3 4.5M8 8V4.500h2V8M2.500 17.500c1.500-.8 2.500-.8 4 0s2.500.8 4 0 2.500-.8 4 0 2 .5 3 0',
  plane:
    'M17 10c0-.9-.8-1.3-1.7-1.3h-3.5L8 3H6.3l1.7 5.700H4.700L3.200 6.900H2L3 10l-1 3.100h1.200l1.500-1.800H8L6.300 17H8l3.800-5.700h3.500c.9 0 1.700-.4 1.700-1.300z',
  walk: 'M11 4.5a1.2 1.2 0 1 0 0-.1M10.5 7.5l-2.5 2v2.5M10.5 7.5l1 4 2.5 2 .5 3.5M11.5 11.5L9 13.500 8 17M10.5 7.5l1.5 2h2',
  bike: 'M5.500 10.500a3 3 0 1 0 .1 0M14.500 10.500a3 3 0 1 0 .1 0M5.500 13.500l3-6h4.500l2 6M8.500 7.500l3 6M7.500 7.500h2M12.500 5.500h2',
  bed: 'M3 15.5V5M3 12h14v3.5M17 12v-2a2 2 0 0 0-2-2H8v4M5.5 8.2a1.3 1.3 0 1 0 0 .1',
  meals: 'M4 6.5h10v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM14 8h1.5a2 2 0 0 1 0 4H14M7 2.5v1.5M11 2.5v1.5',
  height: 'M2.500 15.500L8 6l3.200 5.500 1.800-2.500 4.500 6.500zM6.300 9l1.700 1.200L9.700 9',
} as const satisfies Record<LegMode | 'bed' | 'meals' | 'height', string>;

export type TourGlyphName = keyof typeof PATHS;

/** A line icon of what a tour's day has, beside its words. */
export function TourGlyph({ name, ...rest }: Omit<GlyphProps, 'path'> & { name: TourGlyphName }) {
  return <Glyph path={PATHS[name]} {...rest} />;
}
