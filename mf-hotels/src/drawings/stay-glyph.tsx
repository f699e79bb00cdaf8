import type { Amenity } from '@alisio/shared-contracts/hotels';
import { Glyph, type GlyphProps } from '@alisio/shared-ui/icons';

/** Path data on a grid of 20, of what a place to stay has. */
const PATHS = {
  deposit:
    'M3 6.5A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5zM3 8.5h14M6 12h3',
  bell: 'M3 15.5h14M4.5 15.5a5.5 5.5 0 0 1 11 0M10 10V7.5M8.5 7.5h3',
  wifi: 'M3 8.5a10 10 0 0 1 14 0M5.5 11.3a6.3 6.3 0 0 1 9 0M8 14a2.9 2.9 0 0 1 4 0M10 16.3v.1',
  pool: 'M3 13.5c1.5-1 2.5-1 4 0s2.5 1 4 0 2.5-1 4 0 1.5.6 2 .5M3 16.8c1.5-1 2.5-1 4 0s2.5 1 4 0 2.5-1 4 0M7 11V5a1.8 1.8 0 0 1 3.6 0M13 11V5a1.8 1.8 0 0 1 3.6 0M7 8h6',
  parking: 'M3.5 14.5v-3l1.6-4.5h9.8l1.6 4.5v3zM3.5 11.5h13M6 14.5v1.5M14 14.5v1.5',
  breakfast: 'M4 6.5h10v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM14 8h1.5a2 2 0 0 1 0 4H14M7 2.5v1.5M11 2.5v1.5',
  'air-conditioning': 'M3 7h9a2.2 2.2 0 1 0-2-3.2M3 10.5h12a2 2 0 1 1-1.8 3M3 14h6.5a1.8 1.8 0 1 1-1.5 2.8',
  beach: 'M10 4v12M4 10a6 6 0 0 1 12 0zM3 16.5h14',
  restaurant: 'M6 3v5a2 2 0 0 1-2 2M4 3v14M6.5 3v4M14.5 17V3c-2 .8-3 3-3 6.5h3',
  gym: 'M3 8v4M5.5 6v8M14.5 6v8M17 8v4M5.5 10h9',
  spa: 'M10 16c-4 0-6.5-2.5-7-6.5 3 0 5.5 1.5 7 6.5zM10 16c4 0 6.5-2.5 7-6.5-3 0-5.5 1.5-7 6.5zM10 13c-2-3-2-6 0-9.5 2 3.5 2 6.5 0 9.5',
  kitchen: 'M4 9h12v5.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 14.5zM2.5 9h15M8 6h4M10 6v3',
  bar: 'M4 4h12l-6 7zM10 11v5M7 16.5h6',
  pets: 'M10 10c2 0 4.5 2.5 4.5 4.5s-2 2-4.5 2-4.5 0-4.5-2S8 10 10 10zM5 8.5v.1M8 5.5v.1M12 5.5v.1M15 8.5v.1',
  'family-rooms':
    'M7 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M2.5 16c.3-3 2-4.5 4.5-4.5s4.2 1.5 4.5 4.5M14.5 11a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4M13.5 13.3c2.3-.6 3.7.7 4 2.7',
  accessible: 'M9 5.2a1.3 1.3 0 1 0 0-.1M9 7.5V12h4l2.5 4.5M9 9.3h4M7 10a4 4 0 1 0 5.5 5.2',
  'airport-transfer': 'M3 5h11l3 4v5H3zM3 9h14M6.5 14v2M13.5 14v2',
  laundry: 'M4.5 3h11v14h-11zM4.5 6.5h11M10 8.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
} as const satisfies Record<Amenity | 'deposit' | 'bell', string>;

export type StayGlyphName = keyof typeof PATHS;

/** A line icon of what a place to stay has, beside its words. */
export function StayGlyph({ name, ...rest }: Omit<GlyphProps, 'path'> & { name: StayGlyphName }) {
  return <Glyph path={PATHS[name]} {...rest} />;
}
