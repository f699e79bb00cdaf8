import type { Language } from '@alisio/shared-contracts/languages';
import type { Ground, GroundCell } from '@alisio/shared-contracts/maps';
import { LRUCache } from 'lru-cache';
import { chanceOf, hashOf } from '../chance/index.ts';
import { blob } from './blob.ts';
import { type Box, boxOf, isIn, wider } from './cell-box.ts';
import { highwaysOf } from './highways.ts';
import { landTest } from './land-test.ts';
import { type MapTown, type NameOf, plainOf } from './map-town.ts';
import { streetsOf } from './streets.ts';
import { WorldLand } from './world-land.ts';

/** What is told at each zoom: bends that are seen, decimals of a degree, people (thousands) of a town with a name. */
const TELLS: Readonly<Record<number, { detail: number; decimals: number; people: number }>> = {
  4: { detail: 0.03, decimals: 2, people: 700 },
  7: { detail: 0.004, decimals: 3, people: 60 },
  10: { detail: 0.0003, decimals: 4, people: 0 },
};
const NEAREST = 10;
const BETWEEN = 7;

/** Towns and their parts have ground under them where the coasts of the source are too coarse for it. Kilometres. */
const UNDER_TOWN = 1 / 12;
const UNDER_AREA = 1.15;
const PARKS = 3;
/** Towns of the largest cells lie within so many degrees. */
const AROUND_DEGREES = 0.35;

const MOST_KEPT = 400;

export interface WorldGroundSettings<Town extends MapTown> {
  towns: readonly Town[];
  nameOf: NameOf<Town>;
}

/** The ground of the world in pieces: coasts of Natural Earth, and what follows from the towns. The same each time. */
export class WorldGround<Town extends MapTown> {
  readonly #land = new WorldLand();
  readonly #byDegree = new Map<string, Town[]>();
  readonly #nameOf: NameOf<Town>;
  readonly #kept = new LRUCache<string, Ground>({ max: MOST_KEPT });

  constructor({ towns, nameOf }: WorldGroundSettings<Town>) {
    this.#nameOf = nameOf;
    for (const town of towns) {
      const key = `${Math.floor(town.lon)} ${Math.floor(town.lat)}`;
      const known = this.#byDegree.get(key);
      if (known) known.push(town);
      else this.#byDegree.set(key, [town]);
    }
  }

  /** The first time some milliseconds, of a large city some twenty; then kept. */
  of(cell: GroundCell, language: Language): Ground {
    const key = `${cell.zoom} ${cell.x} ${cell.y} ${language}`;
    const made = this.#kept.get(key) ?? this.#make(cell, language);
    this.#kept.set(key, made);
    return made;
  }

  #make(cell: GroundCell, language: Language): Ground {
    const box = boxOf(cell);
    const { detail, decimals, people } = TELLS[cell.zoom] ?? { detail: 0, decimals: 5, people: 0 };
    const round = (line: readonly number[]) => line.map((value) => Number(value.toFixed(decimals)));
    const isClose = cell.zoom >= NEAREST;
    const around = this.#townsIn(isClose ? padded(box, AROUND_DEGREES) : wider(box, 0.2), people);
    const coast = this.#land.in(cell.zoom >= BETWEEN ? wider(box, 0.2) : box, detail);
    const isLand = landTest(coast);
    const underneath = isClose ? groundUnder(around, isLand) : [];
    const land = [...coast, ...underneath];
    // Each for itself: where two overlap, their outlines would cancel each other out.
    const under = underneath.map((piece) => landTest([piece]));
    const stands = (lon: number, lat: number) => isLand(lon, lat) || under.some((isOn) => isOn(lon, lat));
    const roads = [
      ...(cell.zoom >= BETWEEN ? highwaysOf(around, isLand) : []),
      ...(isClose ? around.flatMap((town) => streetsOf(town, box, stands, around)) : []),
    ];
    const own = around.filter(({ lon, lat }) => isIn(box, lon, lat));
    return {
      land: land.map((rings) => rings.map(round)),
      parks: isClose ? own.flatMap((town) => parksOf(town, isLand)).map(round) : [],
      roads: roads.map(({ isMain, line }) => ({ isMain, line: round(line) })),
      places: [
        ...own.map((town) => ({
          kind: 'town' as const,
          name: this.#nameOf(town, language),
          lat: town.lat,
          lon: town.lon,
          weight: town.people,
        })),
        ...(isClose ? own : []).flatMap(({ areas, people: size }) =>
          areas.map(({ name, lat, lon }) => ({ kind: 'area' as const, name, lat, lon, weight: size / 10 })),
        ),
      ],
    };
  }

  #townsIn(box: Box, least: number): Town[] {
    const found: Town[] = [];
    for (let lon = Math.floor(box.west); lon <= box.east; lon += 1) {
      for (let lat = Math.floor(box.south); lat <= box.north; lat += 1) {
        for (const town of this.#byDegree.get(`${lon} ${lat}`) ?? []) {
          if (town.people >= least && isIn(box, town.lon, town.lat)) found.push(town);
        }
      }
    }
    return found;
  }
}

const padded = ({ west, south, east, north }: Box, degrees: number): Box => ({
  west: west - degrees,
  south: south - degrees,
  east: east + degrees,
  north: north + degrees,
});

type IsLand = (lon: number, lat: number) => boolean;

const isAllOn = (piece: readonly number[], isLand: IsLand): boolean =>
  piece.every((lon, at) => at % 2 === 1 || isLand(lon, piece[at + 1] ?? 0));

/** Ground for what would stand in the water. */
const groundUnder = (towns: readonly MapTown[], isLand: IsLand): number[][][] =>
  towns
    .flatMap((town) => [
      blob(town, Math.max(0.3, town.radiusKm * UNDER_TOWN), town.id),
      ...town.areas.map((area) => blob(area, UNDER_AREA, `${town.id} ${area.name}`)),
    ])
    .filter((piece) => !isAllOn(piece, isLand))
    .map((piece) => [piece]);

/** A few greens of a town, on land. */
function parksOf(town: MapTown, isLand: IsLand): number[][] {
  const { to } = plainOf(town);
  const hash = hashOf(`${town.id} parks`);
  return Array.from({ length: PARKS }, (_, at) => {
    const angle = chanceOf(hash ^ (at + 1)) * 2 * Math.PI;
    const far = town.radiusKm * (0.15 + chanceOf(hash ^ (at + 71)) * 0.4);
    const [lon, lat] = to(Math.cos(angle) * far, Math.sin(angle) * far);
    const km = Math.min(0.7, town.radiusKm * (0.03 + chanceOf(hash ^ (at + 171)) * 0.05));
    return isLand(lon, lat) ? blob({ lon, lat }, km, `${town.id} ${at}`) : [];
  }).filter((park) => park.length > 0);
}
