import { readFileSync } from 'node:fs';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { z } from '@alisio/shared-contracts/zod';

/** A part of a town that people look for by its name. */
export interface Area extends GeoPoint {
  /** stable: the town's, and the part's name in plain letters */
  id: string;
  name: string;
  town: Town;
}

/** Where hotels stand. */
export interface Town extends GeoPoint {
  id: string;
  /** as its people write it */
  name: string;
  country: string;
  /** first level of administration, as GeoNames codes it */
  region: string;
  /** thousands */
  people: number;
  /** how many hotels it has */
  hotels: number;
  /** how far land reaches, sixteen directions clockwise from the north, in fifteenths of `radiusKm` */
  land: readonly number[];
  /** how far hotels lie from its middle */
  radiusKm: number;
  areas: Area[];
}

const file = z.object({
  towns: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.number(),
      z.number(),
      z.number(),
      z.number(),
      z.string(),
    ]),
  ),
  areas: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
});

/** A name in the letters of addresses: `Ciudad Amurallada` → `ciudad-amurallada`. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24);

/** Kilometres from a town's middle to its farthest hotels. `people`: thousands */
const reachOf = (people: number) => Math.min(25, Math.max(1.5, 0.55 * people ** 0.45));

export interface Towns {
  all: readonly Town[];
  town(id: string): Town | undefined;
  area(id: string): Area | undefined;
}

/** Reads the committed data set. @throws Error when it does not fit together */
export function loadTowns(path: URL = new URL('../../data/towns.json', import.meta.url)): Towns {
  const data = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  const byId = new Map<string, Town>();
  for (const [id, name, country, region, lat, lon, people, hotels, land] of data.towns) {
    const reach = [...land].map((digit) => Number.parseInt(digit, 16));
    const radiusKm = reachOf(people);
    byId.set(id, { id, name, country, region, lat, lon, people, hotels, land: reach, radiusKm, areas: [] });
  }
  const areas = new Map<string, Area>();
  for (const [townId, name, lat, lon] of data.areas) {
    const town = byId.get(townId);
    if (!town) throw new Error(`area ${name} has no town`);
    const area = { id: `${townId}-${plain(name)}`, name, lat, lon, town };
    town.areas.push(area);
    areas.set(area.id, area);
  }
  return { all: [...byId.values()], town: (id) => byId.get(id), area: (id) => areas.get(id) };
}
