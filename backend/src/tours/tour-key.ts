import { isIsoDate } from '@alisio/shared-contracts/dates';
import {
  eldestFirst,
  readTourRooms,
  TOUR_LIMITS,
  type TourParty,
  type TourPay,
  type TourRoomKind,
  writeAges,
  writeTourRooms,
} from '@alisio/shared-contracts/tours';
import { PriceSeal } from '../holds/index.ts';
import { tourId } from './catalogue/index.ts';

/** What a departure's key says: its day, and what a double costs a person. */
export interface NamedDeparture {
  startDate: string;
  /** US cents */
  double: number;
}

/** What a tour's reference says: a departure at a price, for whom, in which rooms, and what is paid now. */
export interface NamedTour extends NamedDeparture {
  country: string;
  slug: string;
  party: TourParty;
  rooms: readonly TourRoomKind[];
  pay: TourPay;
}

/** `heldUntil`: UTC milliseconds until when its price holds; nothing where this site has not said that price. */
export interface Opened<Named> {
  named: Named;
  heldUntil: number | undefined;
}

const KEY = /^(\d{8})\.(\d{3,7})$/;
const REFERENCE =
  /^([a-z0-9-]{1,160})\.([a-z0-9-]{1,160})\.(\d{8}\.\d{3,7})\.(\d(?:-\d{1,2}){0,8})\.([a-z_]{1,80})\.(a|d)$/;

const day = (digits: string) => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
const writeDeparture = ({ startDate, double }: NamedDeparture) =>
  `${startDate.replaceAll('-', '')}.${double}`;

function readDeparture(said: string): NamedDeparture | undefined {
  const [, digits = '', double = ''] = KEY.exec(said) ?? [];
  const startDate = day(digits);
  return isIsoDate(startDate) ? { startDate, double: Number(double) } : undefined;
}

/** `2-8-4`: two adults, children of eight and four. */
function readPeople(said: string): TourParty | undefined {
  const [adults = 0, ...ages] = said.split('-').map(Number);
  const isParty =
    adults >= TOUR_LIMITS.adults.min &&
    adults + ages.length <= TOUR_LIMITS.people &&
    ages.every((age) => age <= TOUR_LIMITS.childAge.max);
  return isParty ? { adults, childAges: eldestFirst(ages) } : undefined;
}

function readReference(said: string): NamedTour | undefined {
  const [, country = '', slug = '', key = '', people = '', kinds = '', pay] = REFERENCE.exec(said) ?? [];
  const departure = readDeparture(key);
  const party = readPeople(people);
  const rooms = readTourRooms(kinds);
  if (!departure || !party || !rooms) return undefined;
  return { country, slug, ...departure, party, rooms, pay: pay === 'd' ? 'deposit' : 'all' };
}

const writeReference = ({ country, slug, party, rooms, pay, ...departure }: NamedTour): string =>
  [
    country,
    slug,
    writeDeparture(departure),
    [party.adults, writeAges(party.childAges)].filter((part) => part !== '').join('-'),
    writeTourRooms(rooms),
    pay === 'deposit' ? 'd' : 'a',
  ].join('.');

/** Says of departures and tours that this site has told their price, and when. A key of one tour is no other's. */
export class TourSeal {
  readonly #seal: PriceSeal;

  constructor(secret: Uint8Array) {
    this.#seal = new PriceSeal(secret);
  }

  /** @param now UTC milliseconds */
  departureKey(country: string, slug: string, departure: NamedDeparture, now: number): string {
    return this.#seal.seal(writeDeparture(departure), now, 'shown', tourId(country, slug));
  }

  /** @returns nothing for what names no departure */
  openKey(country: string, slug: string, key: string): Opened<NamedDeparture> | undefined {
    const opened = this.#seal.open(key, tourId(country, slug));
    const named = opened && readDeparture(opened.said);
    return named && { named, heldUntil: opened.heldUntil };
  }

  /** @param now UTC milliseconds */
  reference(tour: NamedTour, now: number): string {
    return this.#seal.seal(writeReference(tour), now, 'chosen');
  }

  /** @returns nothing for what names no tour */
  openReference(reference: string): Opened<NamedTour> | undefined {
    const opened = this.#seal.open(reference);
    const named = opened && readReference(opened.said);
    return named && { named, heldUntil: opened.heldUntil };
  }
}
