import type { HotelKind, HotelRoom } from '@alisio/shared-contracts/hotels';
import { chanceOf, hashOf } from '../../chance/index.ts';
import { isByTheSea } from '../../towns/index.ts';
import type { DemoHotel } from './demo-hotel.ts';

/** A type of room of the demonstration. */
export interface RoomType {
  /** stable; stands in keys of plans */
  code: string;
  /** of texts: `rooms.double` */
  name:
    | 'dorm'
    | 'single'
    | 'double'
    | 'twin'
    | 'balcony'
    | 'family'
    | 'suite'
    | 'studio'
    | 'apartment'
    | 'cabin';
  /** how it is drawn where there is no photo: the anatomy's rooms */
  draws: 'doble' | 'dosCamas' | 'balcon' | 'balconTechos' | 'suite' | 'suiteCiudad' | 'familiar' | 'estudio';
  beds: HotelRoom['beds'];
  /** square metres */
  size: number;
  /** `all`: together, whoever they are */
  sleeps: { adults: number; children: number; all: number; cots?: boolean };
  /** of a plain double's price */
  factor: number;
  /** how many the hotel has */
  count: number;
  /** decides how full it is on which night */
  seed: number;
}

type Model = Omit<RoomType, 'count' | 'code' | 'size' | 'seed'> & { share: number; metres: number };

const MODELS: Readonly<Record<RoomType['name'], Model>> = {
  dorm: {
    name: 'dorm',
    draws: 'dosCamas',
    beds: [{ kind: 'bunk', count: 1 }],
    metres: 12,
    sleeps: { adults: 1, children: 0, all: 1 },
    factor: 0.45,
    share: 0.5,
  },
  single: {
    name: 'single',
    draws: 'doble',
    beds: [{ kind: 'single', count: 1 }],
    metres: 13,
    sleeps: { adults: 1, children: 0, all: 1 },
    factor: 0.82,
    share: 0.1,
  },
  double: {
    name: 'double',
    draws: 'doble',
    beds: [{ kind: 'double', count: 1 }],
    metres: 19,
    sleeps: { adults: 2, children: 1, all: 2 },
    factor: 1,
    share: 0.45,
  },
  twin: {
    name: 'twin',
    draws: 'dosCamas',
    beds: [
      { kind: 'single', count: 2 },
      { kind: 'sofa', count: 1 },
    ],
    metres: 20,
    sleeps: { adults: 2, children: 1, all: 3 },
    factor: 1.02,
    share: 0.25,
  },
  balcony: {
    name: 'balcony',
    draws: 'balcon',
    beds: [
      { kind: 'queen', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    metres: 24,
    sleeps: { adults: 2, children: 1, all: 3 },
    factor: 1.24,
    share: 0.15,
  },
  family: {
    name: 'family',
    draws: 'familiar',
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'single', count: 3 },
    ],
    metres: 32,
    sleeps: { adults: 4, children: 3, all: 5 },
    factor: 1.55,
    share: 0.12,
  },
  suite: {
    name: 'suite',
    draws: 'suite',
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    metres: 42,
    sleeps: { adults: 3, children: 2, all: 4 },
    factor: 1.95,
    share: 0.06,
  },
  studio: {
    name: 'studio',
    draws: 'estudio',
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    metres: 28,
    sleeps: { adults: 3, children: 2, all: 3 },
    factor: 1,
    share: 0.5,
  },
  apartment: {
    name: 'apartment',
    draws: 'familiar',
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'single', count: 2 },
      { kind: 'sofa', count: 1 },
    ],
    metres: 52,
    sleeps: { adults: 6, children: 4, all: 6 },
    factor: 1.6,
    share: 0.4,
  },
  cabin: {
    name: 'cabin',
    draws: 'familiar',
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'bunk', count: 1 },
    ],
    metres: 36,
    sleeps: { adults: 4, children: 3, all: 4 },
    factor: 1.4,
    share: 0.35,
  },
};

/** All types of room, each with the beds that it has anywhere: in houses with cots, and in those without. */
export const ROOM_MODELS: readonly Pick<RoomType, 'name' | 'sleeps'>[] = Object.values(MODELS).flatMap(
  ({ name, sleeps }) => [
    { name, sleeps },
    { name, sleeps: { ...sleeps, cots: false } },
  ],
);

/** Where a type of room stands in `ROOM_MODELS`. */
export const modelOf = ({ name, sleeps }: Pick<RoomType, 'name' | 'sleeps'>): number =>
  ROOM_MODELS.findIndex((model) => model.name === name && model.sleeps.cots === sleeps.cots);

const OF_KIND: Readonly<Record<HotelKind, readonly RoomType['name'][]>> = {
  hotel: ['double', 'twin', 'single', 'balcony', 'family', 'suite'],
  hostel: ['dorm', 'double', 'twin', 'family'],
  apartment: ['studio', 'apartment'],
  resort: ['twin', 'balcony', 'family', 'suite'],
  boutique: ['double', 'balcony', 'suite'],
  rural: ['double', 'twin', 'cabin', 'family'],
};

/** Hostels put up no cots. */
export const hasCots = (kind: HotelKind): boolean => kind !== 'hostel';

/** What may be missing: a small house has no single rooms and no suites. */
const SOMETIMES = new Set<RoomType['name']>(['single', 'balcony', 'suite', 'family']);

/** What a room looks at where no sea is near. */
const INLAND: Partial<Record<RoomType['draws'], RoomType['draws']>> = {
  balcon: 'balconTechos',
  suite: 'suiteCiudad',
};

/** The types of room that a hotel has, cheapest first. */
export function roomTypesOf(hotel: DemoHotel): RoomType[] {
  const { code, kind, stars, rooms } = hotel;
  const seesSea = isByTheSea(hotel);
  const hash = hashOf(`${code} rooms`);
  return OF_KIND[kind]
    .filter((name, at) => !SOMETIMES.has(name) || chanceOf(hash ^ (at + 11)) < 0.72 || kind === 'resort')
    .map((name, at) => {
      const { share, metres, ...model } = MODELS[name];
      return {
        ...model,
        sleeps: hasCots(kind) ? model.sleeps : { ...model.sleeps, cots: false },
        draws: (seesSea ? undefined : INLAND[model.draws]) ?? model.draws,
        code: name,
        seed: hashOf(`${code} ${name}`),
        size: Math.round(metres * (0.9 + stars * 0.04 + chanceOf(hash ^ (at + 31)) * 0.16)),
        count: Math.max(2, Math.round(rooms * share)),
      };
    });
}
