import type { Language } from '@alisio/shared-contracts/languages';
import { type Ground, type GroundCell, nameOfCell } from '@alisio/shared-contracts/maps';
import { LRUCache } from 'lru-cache';
import { chanceOf, hashOf } from '../chance/index.ts';
import { type Pause, Turns } from '../turns/index.ts';
import { blob } from './blob.ts';
import { type Box, boxOf, isIn, wider } from './cell-box.ts';
import { highwaysOf } from './highways.ts';
import { landTest } from './land-test.ts';
import { type MapTown, type NameOf, plainOf } from './map-town.ts';
import { type Road, streetsOf } from './streets.ts';
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

/** Cells are kept up to so many numbers of their lines: some thousands of cells, or some hundred of large cities. */
const MOST_NUMBERS = 2_000_000;
/** Cells that may wait to be made: five maps that open at once. */
const MOST_WAITING = 64;

/** A cell without its names. */
interface Sketch<Town> extends Omit<Ground, 'places'> {
  /** the towns that it names */
  own: readonly Town[];
  isClose: boolean;
}

const numbersOf = ({ land, parks, roads }: Omit<Ground, 'places'>): number =>
  [...land.flat(), ...parks, ...roads.map(({ line }) => line)].reduce((sum, { length }) => sum + length, 1);

export interface WorldGroundSettings<Town extends MapTown> {
  towns: readonly Town[];
  nameOf: NameOf<Town>;
}

/** The ground of the world in pieces: coasts of Natural Earth, and what follows from the towns. The same each time. */
export class WorldGround<Town extends MapTown> {
  readonly #land = new WorldLand();
  readonly #byDegree = new Map<string, Town[]>();
  readonly #nameOf: NameOf<Town>;
  readonly #turns = new Turns(MOST_WAITING, 'Too many maps at once; try again in a moment');
  readonly #coming = new Map<string, Promise<Sketch<Town>>>();
  readonly #kept = new LRUCache<string, Sketch<Town>>({ maxSize: MOST_NUMBERS, sizeCalculation: numbersOf });

  constructor({ towns, nameOf }: WorldGroundSettings<Town>) {
    this.#nameOf = nameOf;
    for (const town of towns) {
      const key = `${Math.floor(town.lon)} ${Math.floor(town.lat)}`;
      const known = this.#byDegree.get(key);
      if (known) known.push(town);
      else this.#byDegree.set(key, [town]);
    }
  }

  /** Whether a cell is at hand: whoever asks for it takes nothing from others. */
  has(cell: GroundCell): boolean {
    return this.#kept.has(nameOfCell(cell));
  }

  /**
   * Made the first time, one cell after the other and in slices: some milliseconds, of a large city some twenty. Then
   * kept, for all languages.
   * @throws ProblemError unavailable when too many wait to be made
   */
  async of(cell: GroundCell, language: Language): Promise<Ground> {
    const { own, isClose, ...drawn } = await this.#once(cell);
    return { ...drawn, places: placesOf(own, isClose, (town) => this.#nameOf(town, language)) };
  }

  #once(cell: GroundCell): Promise<Sketch<Town>> {
    const key = nameOfCell(cell);
    const known = this.#kept.get(key);
    if (known) return Promise.resolve(known);
    const before = this.#coming.get(key);
    if (before) return before;
    const coming = this.#turns
      .run((pause) => this.#make(cell, pause))
      .then((made) => {
        this.#kept.set(key, made);
        return made;
      })
      .finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  async #make(cell: GroundCell, pause: Pause): Promise<Sketch<Town>> {
    const box = boxOf(cell);
    const { detail, decimals, people } = TELLS[cell.zoom] ?? { detail: 0, decimals: 5, people: 0 };
    const round = (line: readonly number[]) => line.map((value) => Number(value.toFixed(decimals)));
    const isClose = cell.zoom >= NEAREST;
    const around = this.#townsIn(isClose ? padded(box, AROUND_DEGREES) : wider(box, 0.2), people);
    const coast = await this.#land.in(cell.zoom >= BETWEEN ? wider(box, 0.2) : box, detail, pause);
    const land: number[][][] = [];
    for (const rings of coast) {
      land.push(rings.map(round));
      await pause();
    }
    const own = around.filter(({ lon, lat }) => isIn(box, lon, lat));
    if (cell.zoom < BETWEEN) return { land, parks: [], roads: [], own, isClose };

    const isLand = landTest(coast);
    const under: IsLand[] = [];
    for (const piece of isClose ? around.flatMap((town) => groundUnder(town, isLand)) : []) {
      land.push([round(piece)]);
      // Each for itself: where two overlap, their outlines would cancel each other out.
      under.push(landTest([[piece]]));
      await pause();
    }
    const stands: IsLand = (lon, lat) => isLand(lon, lat) || under.some((isOn) => isOn(lon, lat));
    const roads: Ground['roads'] = [];
    const parks: number[][] = [];
    const draw = async (lines: Iterable<readonly Road[]>) => {
      for (const some of lines) {
        roads.push(...some.map(({ isMain, line }) => ({ isMain, line: round(line) })));
        await pause();
      }
    };
    await draw(highwaysOf(around, isLand));
    if (isClose) {
      for (const town of around) await draw(streetsOf(town, box, stands, around));
      parks.push(...own.flatMap((town) => parksOf(town, isLand)).map(round));
    }
    return { land, parks, roads, own, isClose };
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

/** Ground for what of a town would stand in the water. */
const groundUnder = (town: MapTown, isLand: IsLand): number[][] =>
  [
    blob(town, Math.max(0.3, town.radiusKm * UNDER_TOWN), town.id),
    ...town.areas.map((area) => blob(area, UNDER_AREA, `${town.id} ${area.name}`)),
  ].filter((piece) => !isAllOn(piece, isLand));

/** Names of towns, and close by those of their parts. */
const placesOf = <Town extends MapTown>(
  towns: readonly Town[],
  isClose: boolean,
  nameOf: (town: Town) => string,
): Ground['places'] => [
  ...towns.map((town) => ({
    kind: 'town' as const,
    name: nameOf(town),
    lat: town.lat,
    lon: town.lon,
    weight: town.people,
  })),
  ...(isClose ? towns : []).flatMap(({ areas, people }) =>
    areas.map(({ name, lat, lon }) => ({ kind: 'area' as const, name, lat, lon, weight: people / 10 })),
  ),
];

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
