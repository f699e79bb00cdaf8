import type { Language } from '@alisio/shared-contracts/languages';
import {
  type DoorToDoor,
  TRAIN_DEALS_PAGE,
  type TrainDeal,
  type TrainDealAnswer,
  type TrainDealsAnswer,
  type TrainParty,
  type TrainRegion,
} from '@alisio/shared-contracts/trains';
import type { AirportCatalogue } from '../airports/index.ts';
import { doorToDoorOf } from './shown/door-to-door.ts';
import { departureOf, type Told, toldDeal, toldPlace } from './shown/told-deal.ts';
import { departureDates, nearestOf } from './timetable/departures.ts';
import { type KnownTrain, loadTrains, type TrainCatalogue } from './train-catalogue.ts';

/** Deals beside one. */
const MOST_LIKE = 3;

export interface TrainWords {
  party: TrainParty;
  language: Language;
}

export interface TrainSearch {
  from?: string | undefined;
  to?: string | undefined;
  date?: string | undefined;
  region?: TrainRegion | undefined;
  /** from 1 */
  page: number;
}

/** The demonstration's trains: all in memory, the same for the same day on every machine. */
export class TrainInventory {
  readonly catalogue: TrainCatalogue;
  readonly #airports: Pick<AirportCatalogue, 'airport'>;
  readonly #clock: () => Date;

  constructor({ catalogue, airports, clock }: TrainInventoryDeps & { catalogue: TrainCatalogue }) {
    this.catalogue = catalogue;
    this.#airports = airports;
    this.#clock = clock;
  }

  static open(deps: TrainInventoryDeps): TrainInventory {
    return new TrainInventory({ ...deps, catalogue: loadTrains() });
  }

  search(asked: TrainSearch, words: TrainWords): TrainDealsAnswer {
    const { trains, found } = this.#matched(asked);
    const { page, date } = asked;
    const first = (page - 1) * TRAIN_DEALS_PAGE;
    const race = trains.map((train) => this.#race(train, words.language)).find((one) => one !== undefined);
    return {
      data: trains.slice(first, first + TRAIN_DEALS_PAGE).flatMap((train) => this.#deal(train, date, words)),
      found,
      total: trains.length,
      places: this.#places(words.language),
      ...(race ? { race } : {}),
    };
  }

  /** On the day that is wanted, or the next to it. @returns nothing for a train that nobody sells */
  detail(id: string, date: string | undefined, words: TrainWords): TrainDealAnswer | undefined {
    const train = this.catalogue.byId.get(id);
    if (!train) return undefined;
    const [deal] = this.#deal(train, date, words);
    if (!deal) return undefined;
    const race = this.#race(train, words.language);
    return { deal, ...(race ? { race } : {}), like: this.like(id, deal.date, words) };
  }

  /** On that very day. @returns nothing where it is not sold then. @param percent off by phone; the usual where none is told */
  sold(id: string, date: string, words: TrainWords, percent?: number): TrainDeal | undefined {
    const train = this.catalogue.byId.get(id);
    const dates = train ? departureDates(train.days, this.#today()) : [];
    if (!train || !dates.includes(date)) return undefined;
    return toldDeal(train, this.#told(dates, date, words, percent));
  }

  /** Others: of the same way first, then of either end, then of the same part of the world; any for one that is not known. */
  like(id: string | undefined, date: string | undefined, words: TrainWords): TrainDeal[] {
    const train = id === undefined ? undefined : this.catalogue.byId.get(id);
    const nearness = (other: KnownTrain): number => {
      if (!train) return 0;
      if (other.from === train.from && other.to === train.to) return 3;
      if (other.from === train.from || other.to === train.to) return 2;
      return other.from.region === train.from.region && other.line !== train.line ? 1 : 0;
    };
    return this.catalogue.trains
      .filter((other) => other !== train)
      .toSorted((one, other) => nearness(other) - nearness(one))
      .slice(0, MOST_LIKE)
      .flatMap((other) => this.#deal(other, date, words));
  }

  race(id: string, language: Language): DoorToDoor | undefined {
    const train = this.catalogue.byId.get(id);
    return train && this.#race(train, language);
  }

  /** When it leaves its first stop on a day: UTC milliseconds. @returns nothing for a train that nobody knows */
  leavesAt(id: string, date: string): number | undefined {
    const train = this.catalogue.byId.get(id);
    return train && departureOf(train, date);
  }

  /** The name of a town, of its slug. */
  placeName(slug: string, language: Language): string {
    return this.catalogue.ends.find((place) => place.slug === slug)?.names[language] ?? slug;
  }

  #today = (): string => this.#clock().toISOString().slice(0, 10);

  #places(language: Language) {
    return this.catalogue.ends
      .map((place) => toldPlace(place, language))
      .toSorted((one, other) => one.name.localeCompare(other.name, language));
  }

  #told = (dates: readonly string[], date: string, words: TrainWords, percent?: number): Told => ({
    ...words,
    date,
    dates,
    today: this.#today(),
    percent,
  });

  #deal(train: KnownTrain, wanted: string | undefined, words: TrainWords): TrainDeal[] {
    const dates = departureDates(train.days, this.#today());
    const date = nearestOf(dates, wanted);
    return date === undefined ? [] : [toldDeal(train, this.#told(dates, date, words))];
  }

  #race = ({ from, to, minutes }: KnownTrain, language: Language) =>
    doorToDoorOf(
      { from, to, minutes, names: { from: from.names[language], to: to.names[language] } },
      this.#airports,
    );

  #leavesOn = ({ days }: KnownTrain, date: string): boolean =>
    departureDates(days, this.#today()).includes(date);

  #matched({ from, to, date, region }: TrainSearch): Pick<TrainDealsAnswer, 'found'> & {
    trains: readonly KnownTrain[];
  } {
    const all = this.catalogue.trains.filter(
      (train) => region === undefined || train.from.region === region || train.to.region === region,
    );
    if (from === undefined && to === undefined && date === undefined) return { trains: all, found: 'all' };
    const way = all.filter(
      (train) =>
        (from === undefined || train.from.slug === from) && (to === undefined || train.to.slug === to),
    );
    const then = date === undefined ? way : way.filter((train) => this.#leavesOn(train, date));
    if (then.length > 0) return { trains: then, found: 'exact' };
    if (way.length > 0) return { trains: way, found: 'other-days' };
    const touching = (train: KnownTrain) =>
      [train.from.slug, train.to.slug].some((end) => end === from || end === to);
    return { trains: all.filter(touching), found: 'like' };
  }
}

export interface TrainInventoryDeps {
  airports: Pick<AirportCatalogue, 'airport'>;
  clock: () => Date;
}
