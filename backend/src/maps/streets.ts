import { chanceOf, hashOf } from '../chance/index.ts';
import { type Box, isIn, wider } from './cell-box.ts';
import { type MapTown, plainOf } from './map-town.ts';

export interface Road {
  isMain: boolean;
  line: number[];
}

/** How far apart streets lie, kilometres: no more of them in a large town than a map can draw. */
const spacingOf = (radiusKm: number) => Math.min(0.8, Math.max(0.28, radiusKm / 20));
/** Each fifth is an avenue. */
const AVENUE = 5;
/** Streets are followed in steps of this, kilometres. */
const STEP = 0.15;
/** Outside of it only avenues go on. */
const DENSE = 0.62;

type Follow = (share: number) => [lon: number, lat: number];

/** A line as far as it may go, in pieces. `steps`: how often is looked */
function pieces(steps: number, at: Follow, isOpen: (lon: number, lat: number) => boolean): number[][] {
  const found: number[][] = [];
  let piece: number[] | undefined;
  for (let step = 0; step <= steps; step += 1) {
    const [lon, lat] = at(step / steps);
    if (!isOpen(lon, lat)) piece = undefined;
    else if (piece) piece.splice(2, 2, lon, lat);
    else {
      piece = [lon, lat];
      found.push(piece);
    }
  }
  return found.filter((line) => line.length === 4);
}

/**
 * Streets of a town in a box: a grid turned as the town is, thinner towards its edge, with avenues. They are nobody's:
 * hints of streets, always the same, never in the water and never in another town. Line by
 * line: of a large town there are many.
 * @param isLand of the box and around it
 * @param neighbours towns around, itself among them
 */
export function* streetsOf(
  town: MapTown,
  box: Box,
  isLand: (lon: number, lat: number) => boolean,
  neighbours: readonly MapTown[],
): Generator<Road[]> {
  const { to, from } = plainOf(town);
  const { radiusKm } = town;
  const hash = hashOf(`${town.id} streets`);
  const turn = (chanceOf(hash) * Math.PI) / 2;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (u: number, v: number) => to(u * cos - v * sin, u * sin + v * cos);
  const others = neighbours
    .filter(({ id }) => id !== town.id)
    .map((other) => {
      const [x, y] = from(other);
      return { x, y, radiusKm: other.radiusKm };
    });
  const around = wider(box, 0.02);
  const isOpen = (reach: number) => (lon: number, lat: number) => {
    if (!isIn(around, lon, lat)) return false;
    const [x, y] = from({ lon, lat });
    const share = Math.hypot(x, y) / radiusKm;
    return (
      share < reach &&
      isLand(lon, lat) &&
      others.every((other) => Math.hypot(x - other.x, y - other.y) / other.radiusKm > share)
    );
  };
  const spacing = spacingOf(radiusKm);
  const lines = Math.floor(radiusKm / spacing);
  const steps = Math.ceil((2 * radiusKm) / STEP);
  for (const across of [false, true]) {
    for (let number = -lines; number <= lines; number += 1) {
      const isMain = number % AVENUE === 0;
      const mood = chanceOf(hash ^ Math.imul(number * 2 + Number(across), 0x9e3779b1));
      if (!isMain && mood < 0.18) continue;
      const aside = (number + (isMain ? 0 : (mood - 0.5) * 0.5)) * spacing;
      const follow: Follow = (share) => {
        const along = (share * 2 - 1) * radiusKm;
        return across ? place(aside, along) : place(along, aside);
      };
      const reach = isMain ? 0.97 : DENSE + (mood - 0.5) * 0.3;
      yield pieces(steps, follow, isOpen(reach)).map((line) => ({ isMain, line }));
    }
  }
}
