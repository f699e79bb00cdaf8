import {
  ACTIVITY_DAYS,
  type ActivityByPhone,
  type ActivityDetail,
  type ActivityInCart,
  type ActivityParty,
  type ActivitySearchPayload,
  type ActivitySessions,
  activityReference,
  peopleIn,
  readActivityReference,
} from '@alisio/shared-contracts/activities';
import { addDays } from '@alisio/shared-contracts/dates';
import type { Language } from '@alisio/shared-contracts/languages';
import { FIRST_ZONE, LAST_ZONE, todayIn } from '@alisio/shared-contracts/zones';
import { LRUCache } from 'lru-cache';
import type { AirportCatalogue } from '../airports/index.ts';
import { type Database, type Queries, serverSecret } from '../database/index.ts';
import { type HoldKind, heldFrom, PriceSeal, stillHolds } from '../holds/index.ts';
import { zonedText } from '../papers/index.ts';
import type { Workers } from '../threads/index.ts';
import { fillTowns, type Places, townZones } from '../towns/index.ts';
import {
  activityOfCode,
  type DemoActivity,
  type DemoSession,
  placesForSale,
  placesTaken,
  priceOf,
  sessionsOn,
  termsOf,
  type Way,
} from './demo/index.ts';
import { activityDetailOf, activityInCartOf, activityInfoOf, type TownFacts } from './facts/index.ts';
import { type NamedSession, readSession, writeSession } from './rate-key.ts';
import { ActivitySearch, type AskedBesides } from './search/activity-search.ts';
import { type ActivityWork, SEARCH } from './search/activity-work.ts';
import { activityWorkHere } from './search/activity-work-here.ts';
import { type PlaceClock, type SoldSession, soldAfter, stateOf } from './search/sold-sessions.ts';
import { soldTo } from './search/sold-to.ts';
import { sessionsFor } from './session-answers.ts';
import {
  PLACES_SOLD,
  readSessionSales,
  returnPlaces,
  type SessionClaim,
  sellPlaces,
} from './session-sales.ts';

/** What was chosen, priced. */
export interface PricedActivity {
  reference: string;
  details: ActivityInCart;
  /** what each person pays, US cents; of a private one a single sum */
  shares: number[];
  total: number;
  available: boolean;
  /** UTC milliseconds until when the price holds */
  heldUntil: number;
  /** what it cost under this key when this site showed it, where that is another price */
  shownFor?: number;
}

/** What has to be read of an activity to hold its places and to let go of them. */
export interface KeptActivity {
  activity: Pick<ActivityInCart['activity'], 'code'>;
  modality: Pick<ActivityInCart['modality'], 'code'>;
  startsAt: string;
  paxes: readonly unknown[];
}

/** A session as lists show it: what is sold under a code by phone. */
export interface ShownSession {
  activity: string;
  name: string;
  cityName: string;
  startsAt: string;
  modality: string;
  party: ActivityParty;
  cancellation: ActivityByPhone['cancellation'];
  freeUntil: string | undefined;
  /** US cents, for everybody */
  total: number;
}

export interface ActivityInventorySettings {
  database: Database;
  airports: AirportCatalogue;
  places: Places;
  clock: () => Date;
  /** threads with `activityThreadModule` that searches are computed on; none: the one that asks */
  workers?: Workers | undefined;
}

const SECRET_NAME = 'activity-seal';
/** Activities that somebody looked at. */
const MOST_LOOKED_AT = 2000;
/** The day after which nothing is sold yet, by the calendar that is ahead of all. */
const lastDay = (now: Date): string => addDays(todayIn(FIRST_ZONE, now), ACTIVITY_DAYS.ahead);

/** The activities of the demonstration on a migrated database. Several processes may open it on one PostgreSQL. */
export class ActivityInventory {
  readonly #database: Database;
  readonly #places: Places;
  readonly #clock: () => Date;
  readonly #facts: TownFacts;
  readonly #seal: PriceSeal;
  readonly #search: ActivitySearch;
  readonly #lookedAt = new LRUCache<string, DemoActivity>({ max: MOST_LOOKED_AT });

  private constructor(
    { database, airports, places, clock, workers }: ActivityInventorySettings,
    secret: Uint8Array,
  ) {
    [this.#database, this.#places, this.#clock] = [database, places, clock];
    this.#facts = { names: places.names, zoneOf: townZones(airports) };
    this.#seal = new PriceSeal(secret);
    const { towns } = places;
    const work: ActivityWork = workers
      ? { search: (question, signal) => workers.ask(SEARCH, question, { signal }) }
      : activityWorkHere({ towns, ...this.#facts });
    this.#search = new ActivitySearch({ db: database.db, towns, work, clock });
  }

  /** Fills the towns' index on the first start. */
  static async open(settings: ActivityInventorySettings): Promise<ActivityInventory> {
    await fillTowns(settings.database, settings.places.towns);
    const inventory = new ActivityInventory(settings, await serverSecret(settings.database.db, SECRET_NAME));
    settings.database.changes?.hear(PLACES_SOLD, (towns) => inventory.#search.salesChanged(towns));
    return inventory;
  }

  /** See `ActivitySearch`. */
  search(payload: ActivitySearchPayload, besides: AskedBesides, signal?: AbortSignal): Promise<string> {
    return this.#search.search(payload, besides, signal);
  }

  /** Days that are over wherever somebody is. */
  isPast({ to }: { to: string }): boolean {
    return to < todayIn(LAST_ZONE, this.#clock());
  }

  /** Days that nobody can choose yet: activities are sold a year ahead. */
  isTooFar({ from }: { from: string }): boolean {
    return from > lastDay(this.#clock());
  }

  /** @returns nothing for a code that no activity has */
  detail(code: string, language: Language): ActivityDetail | undefined {
    const activity = this.#activity(code);
    return activity && activityDetailOf(activity, this.#facts, language);
  }

  /** The sessions of an activity for a party; nothing for a code that no activity has. ISO dates, both among them. */
  async sessions(
    code: string,
    { from, to, party }: { from: string; to: string; party: ActivityParty },
  ): Promise<ActivitySessions | undefined> {
    const activity = this.#activity(code);
    if (!activity) return undefined;
    const now = this.#clock().getTime();
    const last = lastDay(this.#clock());
    return sessionsFor(activity, {
      from,
      to: to > last ? last : to,
      party,
      sales: await readSessionSales(this.#database.db, [activity.town.id], from, to),
      clock: this.#clockOf(activity, now),
      keyOf: (sold) => this.#keyOf(activity, sold, party, now, 'shown'),
      expiresAt: new Date(heldFrom(now, 'shown')).toISOString(),
    });
  }

  /** A session of a way for a party at the price of now, as lists show it; nothing where it is not sold. */
  async shown(
    code: string,
    { startsAt, modality, party }: { startsAt: string; modality: string; party: ActivityParty },
    language: Language,
  ): Promise<ShownSession | undefined> {
    const activity = this.#activity(code);
    const date = startsAt.slice(0, 10);
    if (!activity || this.isTooFar({ from: date })) return undefined;
    const sales = await readSessionSales(this.#database.db, [activity.town.id], date, date);
    const clock = this.#clockOf(activity, this.#clock().getTime());
    const sold = soldTo(activity, clock, [date], party, sales).find(
      ({ session, way }) => session.startsAt === startsAt && way.code === modality,
    );
    if (!sold) return undefined;
    const { name, location } = activityInfoOf(activity, this.#facts, language);
    const cityName = location.destinations[0]?.name ?? '';
    const { kind: cancellation, freeUntil } = sold.terms;
    const total = sold.price.total;
    return { activity: code, name, cityName, startsAt, modality, party, cancellation, freeUntil, total };
  }

  /**
   * What a reference names: at the price that its key stands for while that holds, else at the price of now under a new
   * key. `kind`: `chosen` holds it for 8 minutes from now, once: a key that is chosen already keeps its end.
   * @returns nothing for what is no session, begins too soon, or is not for such a party
   */
  async priced(
    reference: string,
    language: Language,
    kind: HoldKind = 'shown',
  ): Promise<PricedActivity | undefined> {
    const chosen = readActivityReference(reference);
    const activity = chosen && this.#activity(chosen.code);
    const opened = activity && this.#seal.open(chosen.rateKey, activity.code);
    const named = opened && readSession(opened.said);
    if (!chosen || !activity || !named || !isOffered(activity, chosen)) return undefined;
    const now = this.#clock().getTime();
    const there = this.#named(activity, named, now);
    if (!there) return undefined;
    const { way, session, clock } = there;
    const day = session.day.date;
    const sales = await readSessionSales(this.#database.db, [activity.town.id], day, day);
    const { left, isSought } = stateOf(activity, way, session, sales);
    const holds = stillHolds(opened, kind, now);
    const sought = holds ? named.sought : isSought;
    const price = priceOf(activity, way, named.party, { isHoliday: session.day.isHoliday, isSought: sought });
    if (!price) return undefined;
    const stands = holds && price.total === named.total;
    const keeps = stands && (kind === 'shown' || opened.kind === 'chosen');
    const keptUntil = keeps ? opened.heldUntil : undefined;
    const terms = termsOf(way, session, clock);
    const sold: SoldSession = { session, way, price, left, isSought: sought, terms };
    return {
      reference:
        keptUntil !== undefined
          ? reference
          : activityReference(activity.code, {
              ...chosen,
              rateKey: this.#keyOf(activity, sold, named.party, now, kind),
            }),
      details: activityInCartOf(
        activity,
        { session, way, price, terms, spoken: chosen.language, start: chosen.start },
        this.#facts,
        language,
      ),
      shares: price.groupAmount === undefined ? price.paxes.map(({ amount }) => amount) : [price.groupAmount],
      total: price.total,
      available: left >= placesTaken(way, peopleIn(named.party)),
      heldUntil: keptUntil ?? heldFrom(now, kind),
      ...(opened.heldUntil !== undefined && price.total !== named.total ? { shownFor: named.total } : {}),
    };
  }

  /** Inside the caller's transaction: takes the places of a session, or none and answers false when it has not so many. */
  async takePlaces(tx: Queries, kept: KeptActivity): Promise<boolean> {
    const claim = this.#claim(kept);
    if (!claim) throw new RangeError('an activity that is ordered is there');
    const isSold = await sellPlaces(tx, claim);
    if (isSold) this.#search.salesChanged([claim.town]);
    return isSold;
  }

  /** Inside the caller's transaction: the opposite of `takePlaces`, once for each time it answered true. */
  async giveBackPlaces(tx: Queries, kept: KeptActivity): Promise<void> {
    const claim = this.#claim(kept);
    // Of an activity that is gone nothing is sold any more.
    if (!claim) return;
    await returnPlaces(tx, claim);
    this.#search.salesChanged([claim.town]);
  }

  #claim({ activity: { code }, modality, startsAt, paxes }: KeptActivity): SessionClaim | undefined {
    const activity = this.#activity(code);
    const there = activity && this.#at(activity, modality.code, startsAt);
    if (!activity || !there) return undefined;
    return {
      town: activity.town.id,
      activity: code,
      way: modality.code,
      startsAt,
      places: placesTaken(there.way, paxes.length),
      capacity: placesForSale(activity, there.way, there.session),
    };
  }

  #at(
    activity: DemoActivity,
    code: string,
    startsAt: string,
  ): { way: Way; session: DemoSession } | undefined {
    const way = activity.ways.find((one) => one.code === code);
    const zone = this.#facts.zoneOf(activity.town);
    const session = sessionsOn(activity, zone, startsAt.slice(0, 10)).find(
      (one) => one.startsAt === startsAt,
    );
    return way && session && { way, session };
  }

  /** The session that a key names, if it is sold at all at this moment. */
  #named(activity: DemoActivity, named: NamedSession, now: number) {
    const there = this.#at(activity, named.way, named.startsAt);
    const clock = this.#clockOf(activity, now);
    if (!there || there.session.startsAt <= soldAfter(activity, clock)) return undefined;
    return this.isTooFar({ from: there.session.day.date }) ? undefined : { ...there, clock: clock.clock };
  }

  #clockOf(activity: DemoActivity, now: number): PlaceClock {
    const zone = this.#facts.zoneOf(activity.town);
    return { zone, clock: zonedText(now, zone).slice(0, 19) };
  }

  #keyOf(
    activity: DemoActivity,
    sold: SoldSession,
    party: ActivityParty,
    now: number,
    kind: HoldKind,
  ): string {
    const { way, isSought: sought, session, price } = sold;
    const said = writeSession({
      way: way.code,
      sought,
      startsAt: session.startsAt,
      party,
      total: price.total,
    });
    return this.#seal.seal(said, now, kind, activity.code);
  }

  #activity(code: string): DemoActivity | undefined {
    const before = this.#lookedAt.get(code);
    if (before) return before;
    const activity = activityOfCode(this.#places.towns, code);
    if (activity) this.#lookedAt.set(code, activity);
    return activity;
  }
}

/** Whether a guide speaks that language, and parties come to it like that. */
function isOffered(
  { languages, template: { starts } }: DemoActivity,
  chosen: { language?: string | undefined; start: string },
): boolean {
  const speaks =
    languages.length === 0 ? chosen.language === undefined : languages.includes(chosen.language ?? '');
  return speaks && (starts === 'either' || starts === chosen.start);
}
