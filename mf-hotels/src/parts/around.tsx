import type { PartProps } from '@alisio/platform/sdk/remote';
import { HotelsAround } from '../features/stay-places/index.ts';

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** `mf-hotels/around`: hotels around a point of which a text tells, by the name that it has there; nothing without both. */
export default function AroundPart({ given: { city, latitude, longitude } }: PartProps) {
  if (typeof city !== 'string' || !isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return null;
  return <HotelsAround city={city} at={{ lat: latitude, lon: longitude }} />;
}
