import {
  arrivalDays,
  chargedNow,
  type HotelDetail,
  type HotelInCart,
  type HotelRateQuestion,
  type HotelRoom,
  type HotelSearchPayload,
  readStayReference,
  stayReference,
} from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';
import { todayIn } from '@alisio/shared-contracts/zones';
import { LRUCache } from 'lru-cache';
import type { AirportCatalogue } from '../airports/index.ts';
import { type Database, type Queries, serverSecret } from '../database/index.ts';
import { type HoldKind, heldFrom } from '../holds/index.ts';
import type { Workers } from '../threads/index.ts';
import { fillTowns, loadPlaces, type Places, type TownNames, type Towns, townZones } from '../towns/index.ts';
import { type DemoHotel, facadeOf, hotelOfCode, houseRulesOf, nightsIn } from './demo/index.ts';
import { NIGHTS_SOLD, type NightClaim, readNightSales, returnNights, sellNights } from './night-sales.ts';
import { openedStay, totalOf, underTheirKeys } from './opened-stay.ts';
import type { KeptStay, PricedStay } from './priced-stay.ts';
import type { NamedRate } from './rate-key.ts';
import { RateSeal } from './rate-seal.ts';
import { cheapestRooms, type SaidPlan } from './rooms/cheapest-rooms.ts';
import { chooseRooms, claimsOf } from './rooms/choose-rooms.ts';
import { roomsForStay } from './rooms/rooms-for-stay.ts';
import { hotelDetailOf } from './search/hotel-detail.ts';
import { hotelInfoOf } from './search/hotel-info.ts';
import { HotelSearch } from './search/hotel-search.ts';
import { type HotelAsker, type HotelWork, type Narrowing, SEARCH } from './search/hotel-work.ts';
import { hotelWorkHere } from './search/hotel-work-here.ts';
import { localTimeIn } from './search/local-time.ts';
import { StayPlaces } from './stay-places.ts';
import { withFlight } from './with-flight.ts';

export interface HotelInventorySettings {
  database: Database;
  airports: AirportCatalogue;
  /** of the process; its own unless told */
  places?: Places | undefined;
  clock: () => Date;
  /** threads with `hotelThreadModule` that searches are computed on; none: the one that asks */
  workers?: Workers | undefined;
}

/** Hotels that somebody looked at: what follows from one is remembered by it. */
const MOST_LOOKED_AT = 2000;
const SECRET_NAME = 'rate-seal';
/** Where a day begins first: whoever asks, it is not later by their calendar. */
const FIRST_ZONE = 'Pacific/Kiritimati';

const sumOf = <Of>(all: readonly Of[], amountOf: (one: Of) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0);
const chargedFor = ({ plan: { convertedRateInfo } }: HotelInCart['rooms'][number]): number =>
  chargedNow(convertedRateInfo);

/** The hotels of the demonstration on a migrated database. Several processes may open it on one PostgreSQL. */
export class HotelInventory {
  readonly places: StayPlaces;
  readonly #database: Database;
  readonly #airports: AirportCatalogue;
  readonly #towns: Towns;
  readonly #names: TownNames;
  readonly #infoOf;
  readonly #zoneOf;
  readonly #clock: () => Date;
  readonly #search: HotelSearch;
  readonly #seal: RateSeal;
  readonly #zones = new LRUCache<string, string>({ max: 1000 });
  readonly #lookedAt = new LRUCache<string, DemoHotel>({ max: MOST_LOOKED_AT });

  private constructor(
    { database, airports, places = loadPlaces(airports), clock, workers }: HotelInventorySettings,
    secret: Uint8Array,
  ) {
    [this.#database, this.#airports, this.#clock] = [database, airports, clock];
    [this.#towns, this.#names] = [places.towns, places.names];
    this.#zoneOf = townZones(airports);
    this.#infoOf = hotelInfoOf(this.#names, this.#zoneOf);
    this.#seal = new RateSeal(secret);
    this.places = new StayPlaces(places);
    const towns = this.#towns;
    const work: HotelWork = workers
      ? { search: (question, signal) => workers.ask(SEARCH, question, { signal }) }
      : hotelWorkHere({ towns, infoOf: this.#infoOf, zoneOf: this.#zoneOf });
    this.#search = new HotelSearch({ database, towns, work, clock, shownUntil: () => this.#shownUntil() });
  }

  /** Fills the towns' index on the first start. */
  static async open(settings: HotelInventorySettings): Promise<HotelInventory> {
    const { db } = settings.database;
    const inventory = new HotelInventory(settings, await serverSecret(db, SECRET_NAME));
    await fillTowns(settings.database, inventory.#towns);
    settings.database.changes?.hear(NIGHTS_SOLD, (towns) => inventory.#search.salesChanged(towns));
    return inventory;
  }

  /** See `HotelSearch`. */
  search(
    payload: HotelSearchPayload,
    language: Language,
    narrowing: Narrowing,
    asker?: HotelAsker,
  ): Promise<Buffer> {
    return this.#search.search(payload, language, narrowing, asker);
  }

  /** Until when prices hold that are shown now: UTC, ISO 8601. */
  #shownUntil(): string {
    return new Date(heldFrom(this.#clock().getTime(), 'shown')).toISOString();
  }

  /** A day of arrival that is over where the hotels are. */
  isPast({ startDate }: { startDate: string }, point: GeoPoint): boolean {
    return startDate < todayIn(this.#zoneAt(point), this.#clock());
  }

  /** The zone of the airport next to a point: people search the same places again and again. */
  #zoneAt(point: GeoPoint): string {
    const key = `${point.lat} ${point.lon}`;
    const known = this.#zones.get(key);
    if (known) return known;
    let [zone, least] = ['UTC', Number.POSITIVE_INFINITY];
    for (const airport of this.#airports.airports) {
      const km = distanceKm(airport, point);
      if (km < least) [zone, least] = [airport.zone, km];
    }
    this.#zones.set(key, zone);
    return zone;
  }

  /** A day of arrival beyond the last one that anybody can choose: hotels sell 500 days ahead. */
  isTooFar({ startDate }: { startDate: string }): boolean {
    return startDate > arrivalDays(todayIn(FIRST_ZONE, this.#clock())).max;
  }

  /** @returns nothing for a code that no hotel has */
  detail(code: string, language: Language): HotelDetail | undefined {
    const hotel = this.#hotel(code);
    return (
      hotel &&
      hotelDetailOf(hotel, language, {
        infoOf: this.#infoOf,
        names: this.#names,
        airports: this.#airports,
      })
    );
  }

  /**
   * The rooms of a hotel for a stay, and until when their prices hold; nothing for a code that no hotel has.
   * @param inPackage at the prices that they have only with a flight; `alone` has the same rooms at their own
   */
  async rooms(
    code: string,
    { stayDateTimeRange, rooms, refundableOnly }: HotelRateQuestion,
    language: Language,
    inPackage = false,
  ): Promise<{ data: HotelRoom[]; alone: HotelRoom[]; heldUntil: number } | undefined> {
    const hotel = this.#hotel(code);
    if (!hotel) return undefined;
    const now = this.#clock().getTime();
    const { startDate, endDate } = stayDateTimeRange;
    const sleepers = rooms.room.map(({ adult, childAge }) => ({ adults: adult, ages: childAge }));
    const stay = { ...this.#stay(hotel, startDate, endDate, now), rooms: sleepers, refundableOnly };
    const sales = await this.#sales(hotel, startDate, endDate);
    const priced = (isSo: boolean) => {
      const keyOf = this.#keys(hotel, { startDate, endDate, inPackage: isSo }, now, 'shown');
      return roomsForStay(hotel, { ...stay, inPackage: isSo }, sales, language, keyOf);
    };
    const alone = priced(false);
    return { data: inPackage ? priced(true) : alone, alone, heldUntil: heldFrom(now, 'shown') };
  }

  /**
   * The rooms that a list's price of a hotel is for: see `cheapestRooms`; at the price of now.
   * @returns nothing for a code that no hotel has, a stay that is over or too far ahead, or what is sold no longer
   */
  async cheapest(
    code: string,
    { stayDateTimeRange: { startDate, endDate }, rooms, refundableOnly }: HotelRateQuestion,
    plan: SaidPlan,
    language: Language,
  ): Promise<Pick<HotelInCart, 'hotel' | 'startDate' | 'endDate' | 'rooms'> | undefined> {
    const hotel = this.#hotel(code);
    if (!hotel) return undefined;
    const now = this.#clock().getTime();
    const sleepers = rooms.room.map(({ adult, childAge }) => ({ adults: adult, ages: childAge }));
    const stay = { ...this.#stay(hotel, startDate, endDate, now), rooms: sleepers, refundableOnly };
    if (startDate < stay.clock.slice(0, 10) || this.isTooFar({ startDate })) return undefined;
    const sales = await this.#sales(hotel, startDate, endDate);
    const keyOf = this.#keys(hotel, { startDate, endDate, inPackage: false }, now, 'shown');
    const cheapest = cheapestRooms(hotel, plan, stay, sales, language, keyOf);
    return cheapest && { hotel: this.#infoOf(hotel, language), startDate, endDate, rooms: cheapest };
  }

  /**
   * What a stay's reference names: at the price that its keys stand for while that holds, else at the price of now under
   * new keys.
   * @param kind `chosen` holds it for 8 minutes from now, once: a key that is chosen already keeps its end
   * @param inPackage at the price in a package or alone, whichever the keys name; as they say without it
   * @returns nothing for what is no stay, is over or too far ahead, or is sold no longer
   */
  async stay(
    reference: string,
    language: Language,
    kind: HoldKind = 'shown',
    inPackage?: boolean,
  ): Promise<PricedStay | undefined> {
    const named = readStayReference(reference);
    const hotel = named && this.#hotel(named.hotelCode);
    if (!named || !hotel) return undefined;
    const now = this.#clock().getTime();
    const asked = { kind, now, inPackage };
    const opened = openedStay(
      named.rateKeys.map((key) => this.#seal.open(hotel.code, key)),
      asked,
    );
    if (!opened) return undefined;
    const { startDate, endDate, rates } = opened;
    const sleepers = rates.map(({ guests }) => ({ adults: guests.adults, ages: guests.childAges }));
    const stay = {
      ...this.#stay(hotel, startDate, endDate, now),
      rooms: sleepers,
      refundableOnly: false,
      inPackage: opened.inPackage,
    };
    if (startDate < stay.clock.slice(0, 10) || this.isTooFar({ startDate })) return undefined;
    const sales = await this.#sales(hotel, startDate, endDate);
    const keyOf = this.#keys(hotel, opened, now, kind);
    const chosen = chooseRooms(hotel, rates, stay, sales, language, keyOf);
    if (!chosen) return undefined;
    const alone = opened.inPackage
      ? chooseRooms(hotel, rates, { ...stay, inPackage: false }, sales, language, keyOf)
      : chosen;
    const isSame = chosen.rooms.every((room, at) => totalOf(room) === rates[at]?.amountAfterTax);
    const { rooms, heldUntil } = underTheirKeys(chosen.rooms, opened, named.rateKeys, asked);
    const wasShown = opened.wasShown && rates.every(({ told }) => told.rate.inPackage === opened.inPackage);
    const details: HotelInCart = {
      hotel: this.#infoOf(hotel, language),
      picture: facadeOf(hotel),
      houseRules: houseRulesOf(hotel),
      startDate,
      endDate,
      rooms,
      ...(opened.inPackage ? { soldWith: withFlight(hotel, opened) } : {}),
    };
    return {
      reference: stayReference(
        hotel.code,
        rooms.map(({ plan }) => plan.rateKey),
      ),
      details,
      shares: rooms.map(chargedFor),
      payAtHotel: sumOf(rooms, ({ plan }) => plan.convertedRateInfo.payAtHotel),
      available: chosen.available,
      heldUntil,
      ...(wasShown && !isSame ? { shownFor: sumOf(rates, ({ amountAfterTax }) => amountAfterTax) } : {}),
      amountAfterTax: sumOf(rooms, totalOf),
      alone: sumOf(alone?.rooms ?? rooms, totalOf),
    };
  }

  /** Inside the caller's transaction: takes every night of every room, or none and answers false when any is short. */
  async takeNights(tx: Queries, details: KeptStay): Promise<boolean> {
    const claims = this.#claims(details);
    if (!claims) throw new RangeError('a hotel that is ordered is there');
    const isSold = await sellNights(tx, claims);
    if (isSold) this.#search.salesChanged(claims.map(({ town }) => town));
    return isSold;
  }

  /** Inside the caller's transaction: the opposite of `takeNights`, once for each time it answered true. */
  async giveBackNights(tx: Queries, details: KeptStay): Promise<void> {
    // Of a hotel that is gone nothing is sold any more.
    const claims = this.#claims(details) ?? [];
    await returnNights(tx, claims);
    this.#search.salesChanged(claims.map(({ town }) => town));
  }

  #claims({ hotel: { hotelCode }, startDate, endDate, rooms }: KeptStay): NightClaim[] | undefined {
    const hotel = this.#hotel(hotelCode);
    if (!hotel) return undefined;
    const types = rooms.map(({ room }) => room.roomTypeCode);
    return claimsOf(hotel, types, nightsIn(hotel.town, startDate, endDate));
  }

  #hotel(code: string): DemoHotel | undefined {
    const before = this.#lookedAt.get(code);
    if (before) return before;
    const hotel = hotelOfCode(this.#towns, code);
    if (!hotel) return undefined;
    this.#lookedAt.set(code, hotel);
    return hotel;
  }

  #stay(hotel: DemoHotel, startDate: string, endDate: string, now: number) {
    return {
      nights: nightsIn(hotel.town, startDate, endDate),
      clock: localTimeIn(this.#zoneOf(hotel.town), now),
    };
  }

  #sales(hotel: DemoHotel, startDate: string, endDate: string) {
    return readNightSales(this.#database.db, [hotel.town.id], startDate, endDate);
  }

  #keys(
    hotel: DemoHotel,
    { startDate, endDate, inPackage }: Pick<NamedRate, 'startDate' | 'endDate' | 'inPackage'>,
    now: number,
    kind: HoldKind,
  ) {
    const nights = nightsIn(hotel.town, startDate, endDate).length;
    return (
      { code: roomType }: { code: string },
      { code: plan }: { code: string },
      { adults, ages }: { adults: number; ages: readonly number[] },
      sought: boolean,
      amountAfterTax: number,
    ) =>
      this.#seal.seal(
        hotel.code,
        {
          roomType,
          plan,
          sought,
          inPackage,
          startDate,
          endDate,
          nights,
          guests: { adults, childAges: ages },
          amountAfterTax,
        },
        now,
        kind,
      );
  }
}
