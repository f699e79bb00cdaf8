import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { chanceOf, hashOf } from '../chance/index.ts';
import { plainOf } from './map-town.ts';

const CORNERS = 18;

/** An uneven round piece of ground around a place, always the same for the same key. */
export function blob(middle: GeoPoint, km: number, key: string): number[] {
  const { to } = plainOf(middle);
  const hash = hashOf(key);
  const [phase, second] = [chanceOf(hash) * 6, chanceOf(hash ^ 0x51) * 6];
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at / CORNERS) * 2 * Math.PI;
    const reach = km * (0.88 + 0.14 * Math.sin(2 * angle + phase) + 0.08 * Math.sin(3 * angle + second));
    return to(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }).flat();
}
