import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import {
  type ListedTour,
  peopleOf,
  sortTours,
  type TourCountry,
  type TourCountryDetail,
  type TourDeparture,
  type TourDetail,
  type TourInCart,
} from '@alisio/shared-contracts/tours';
import { type Database, type Queries, serverSecret } from '../database/index.ts';
import { heldFrom, stillHolds } from '../holds/index.ts';
import { DAY_MS } from '../limits/index.ts';
import { type CatalogueTour, TourCatalogue, tourId } from './catalogue/index.ts';
import { type Choice, chosenTour, toldIn } from './chosen-tour.ts';
import { departureShape, openFor } from './departure-shapes.ts';
import {
  type BoardedDeparture,
  DepartureBoard,
  decide,
  decisionOf,
  othersBooked,
  readPlaceSales,
  returnPlaces,
  sellPlaces,
} from './departures/index.ts';
import { TourSeal } from './tour-key.ts';
import { countryDetailOf, countryOf, listedTour, tourDetailOf } from './tour-shapes.ts';
import { hasWords, wordsOf } from './tour-words.ts';

const SECRET_NAME = 'tour-prices';

export interface TourInventorySettings {
  database: Database;
  clock: () => Date;
  /** percent of the price that is paid with the booking, where the departure is far enough ahead; 0: all of it */
  depositPercent: number;
  catalogue?: TourCatalogue;
}

/** What a list of tours is asked for. */
export interface TourQuestion {
  text: string;
  country?: string | undefined;
  /** `YYYY-MM` */
  month?: string | undefined;
  people: number;
  /** age of the youngest, whole years */
  youngest?: number | undefined;
}

/** Whose places are kept: as a booked tour is written, whatever else its shape is by then. */
export interface KeptPlaces {
  tour: { country: string; slug: string };
  startDate: string;
  people: number;
}

/** A tour that is chosen or ordered, at its price. */
export interface PricedTour {
  reference: string;
  details: TourInCart;
  /** what each traveler pays now, minor units */
  shares: number[];
  available: boolean;
  /** UTC milliseconds */
  heldUntil: number;
  /** the whole price that was shown, where that was another */
  shownFor?: number;
}

/** The tours of the demonstration on a migrated database. Several processes may open it on one PostgreSQL. */
export class TourInventory {
  readonly catalogue: TourCatalogue;
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #percent: number;
  readonly #board: DepartureBoard;
  readonly #seal: TourSeal;
  readonly #words: ReadonlyMap<string, readonly string[]>;

  private constructor(settings: TourInventorySettings, secret: Uint8Array) {
    const { database, clock, depositPercent, catalogue = TourCatalogue.load() } = settings;
    [this.#database, this.#clock, this.#percent] = [database, clock, depositPercent];
    this.catalogue = catalogue;
    this.#board = new DepartureBoard(clock);
    this.#seal = new TourSeal(secret);
    this.#words = new Map(catalogue.tours.map((tour) => [tour.id, wordsOf(tour)]));
  }

  static async open(settings: TourInventorySettings): Promise<TourInventory> {
    return new TourInventory(settings, await serverSecret(settings.database.db, SECRET_NAME));
  }
  /** What is sold here of the departures that may still be told of: of one tour, or of all. */
  #sales(tour?: string) {
    const yesterday = new Date(this.#clock().getTime() - DAY_MS).toISOString().slice(0, 10);
    return readPlaceSales(this.#database.db, yesterday, tour);
  }

  /** Countries by their name in a language. */
  async countries(language: Language): Promise<TourCountry[]> {
    const open = openFor(this.#board, await this.#sales(), 1);
    return this.catalogue.countries
      .map((country) => countryOf(country, language, this.#toursOf(country.slug).flatMap(open)))
      .sort((one, other) => one.name.localeCompare(other.name, language));
  }

  #toursOf(country: string): readonly CatalogueTour[] {
    return this.catalogue.tours.filter((tour) => tour.country.slug === country);
  }

  /** A country with its tours; nothing for a name that no country has. */
  async country(
    slug: string,
    language: Language,
  ): Promise<{ country: TourCountryDetail; tours: ListedTour[] } | undefined> {
    const country = this.catalogue.country(slug);
    if (!country) return undefined;
    const open = openFor(this.#board, await this.#sales(), 1);
    const tours = this.#toursOf(slug);
    return {
      country: countryDetailOf(country, language, tours.flatMap(open)),
      tours: sortTours(
        tours.map((tour) => listedTour(tour, language, open(tour))),
        'soonest',
      ),
    };
  }

  /** Tours with a departure that fits, soonest first. */
  async search(
    { text, country, month, people, youngest }: TourQuestion,
    language: Language,
  ): Promise<ListedTour[]> {
    const open = openFor(this.#board, await this.#sales(), people, month);
    const isAsked = (of: CatalogueTour) =>
      (country === undefined || of.country.slug === country) &&
      (youngest === undefined || youngest >= of.tour.price.childFrom) &&
      hasWords(this.#words.get(of.id) ?? [], text);
    const listed = this.catalogue.tours
      .filter(isAsked)
      .map((tour) => listedTour(tour, language, open(tour)))
      .filter(({ departures }) => departures > 0);
    return sortTours(listed, 'soonest');
  }

  /** A tour in full; nothing for a name that none has. */
  async detail(country: string, slug: string, language: Language): Promise<TourDetail | undefined> {
    const of = this.catalogue.tour(country, slug);
    if (!of) return undefined;
    return tourDetailOf(of, language, openFor(this.#board, await this.#sales(of.id), 1)(of));
  }

  /** The departures of a tour, and until when their prices hold; nothing for a name that no tour has. */
  async departures(
    country: string,
    slug: string,
  ): Promise<{ data: TourDeparture[]; heldUntil: number } | undefined> {
    const of = this.catalogue.tour(country, slug);
    if (!of) return undefined;
    const [now, today] = [this.#clock().getTime(), this.#board.today(of)];
    const boarded = this.#board.departures(of, await this.#sales(of.id));
    return {
      data: boarded.map((departure) => ({
        key: this.#seal.departureKey(country, slug, departure, now),
        ...departureShape(of, departure, this.#percent, today),
      })),
      heldUntil: heldFrom(this.#clock().getTime(), 'shown'),
    };
  }

  /**
   * A departure by its key, at the price that the key stands for while that holds, else at that of now; held for 8 minutes
   * from now.
   * @returns nothing for what is no departure of the tour, is sold no longer, or does not fit those who travel
   */
  async choose(
    country: string,
    slug: string,
    { key, ...choice }: { key: string } & Omit<Choice, 'double'>,
    language: Language,
  ): Promise<PricedTour | undefined> {
    const opened = this.#seal.openKey(country, slug, key);
    const of = this.catalogue.tour(country, slug);
    if (!opened || !of) return undefined;
    const { startDate, double: shown } = opened.named;
    const holds = stillHolds({ ...opened, kind: 'shown' }, 'chosen', this.#clock().getTime());
    const priced = await this.#priced(of, startDate, choice, holds ? shown : undefined, language);
    if (!priced) return undefined;
    const { departure, chosen, double } = priced;
    const at = (price: number) => this.#chosen(of, departure, { ...choice, double: price }, language);
    const before = at(shown)?.details.whole.amount;
    const isOther = opened.heldUntil !== undefined && before !== chosen.details.whole.amount;
    return {
      reference: this.#seal.reference(
        { country, slug, startDate, double, ...choice },
        this.#clock().getTime(),
      ),
      ...chosen,
      available: departure.left >= peopleOf(choice.party),
      heldUntil: heldFrom(this.#clock().getTime(), 'chosen'),
      ...(isOther && before !== undefined ? { shownFor: before } : {}),
    };
  }

  /** What a reference comes to now. @returns nothing for what names none, or is sold no longer */
  async price(
    reference: string,
    language: Language = DEFAULT_LANGUAGE,
  ): Promise<Omit<PricedTour, 'reference'> | undefined> {
    const opened = this.#seal.openReference(reference);
    const of = opened && this.catalogue.tour(opened.named.country, opened.named.slug);
    if (!opened || !of) return undefined;
    const { startDate, double, country: _, slug: __, ...choice } = opened.named;
    const holds = stillHolds({ ...opened, kind: 'chosen' }, 'shown', this.#clock().getTime());
    const priced = await this.#priced(of, startDate, choice, holds ? double : undefined, language);
    if (!priced) return undefined;
    return {
      ...priced.chosen,
      available: priced.departure.left >= peopleOf(choice.party),
      heldUntil: opened.heldUntil ?? 0,
    };
  }

  /** A departure at its price of now, for who shows it with a code. @returns nothing where it is not sold to them */
  async shown(
    country: string,
    slug: string,
    startDate: string,
    choice: Omit<Choice, 'double'>,
    language: Language,
  ): Promise<TourInCart | undefined> {
    const of = this.catalogue.tour(country, slug);
    const priced = of && (await this.#priced(of, startDate, choice, undefined, language));
    return priced && priced.departure.left >= peopleOf(choice.party) ? priced.chosen.details : undefined;
  }

  #chosen(of: CatalogueTour, departure: BoardedDeparture, choice: Choice, language: Language) {
    const terms = { today: this.#board.today(of), percent: this.#percent, language };
    return chosenTour(of, departure, choice, terms);
  }

  /** @param held what a double costs, where that was promised; else what it costs now */
  async #priced(
    of: CatalogueTour,
    startDate: string,
    choice: Omit<Choice, 'double'>,
    held: number | undefined,
    language: Language,
  ) {
    const departure = this.#board.departure(of, startDate, await this.#sales(of.id));
    if (!departure) return undefined;
    const double = held ?? departure.double;
    const chosen = this.#chosen(of, departure, { ...choice, double }, language);
    return chosen && { departure, chosen, double };
  }

  /** What a tour is called in a language; nothing for one that is gone. */
  titleOf({ country, slug }: KeptPlaces['tour'], language: Language): string | undefined {
    return this.catalogue.tour(country, slug)?.tour.title[language];
  }

  /** See `toldIn`. */
  toldIn<Details extends TourInCart>(details: Details, language: Language): Details {
    return toldIn(this.catalogue.tour(details.tour.country, details.tour.slug), details, language);
  }

  /** Inside the caller's transaction: takes all places or none, and answers false when they are gone. */
  async takePlaces(
    tx: Queries,
    { tour: { country, slug }, startDate, people }: KeptPlaces,
  ): Promise<boolean> {
    const of = this.catalogue.tour(country, slug);
    if (!of) throw new RangeError('a tour that is ordered is there');
    const { most } = of.tour.group;
    if (this.#board.isDecided(of, startDate) && !(await decide(tx, decisionOf(of, startDate)))) return false;
    const capacity = most - othersBooked(of, startDate, this.#board.today(of));
    return sellPlaces(tx, { tour: of.id, startDate, people, most, capacity });
  }

  /** Inside the caller's transaction: the opposite of `takePlaces`, once for each time it answered true. */
  async giveBackPlaces(
    tx: Queries,
    { tour: { country, slug }, startDate, people }: KeptPlaces,
  ): Promise<void> {
    const of = this.catalogue.tour(country, slug);
    // What comes back after the day of the decision changes nothing of it.
    if (of && this.#board.isDecided(of, startDate)) await decide(tx, decisionOf(of, startDate));
    await returnPlaces(tx, { tour: tourId(country, slug), startDate, people });
  }

  /** Whether a departure leaves: false once it is decided that it does not. Of a tour that is gone nobody decides. */
  async leaves({ tour: { country, slug }, startDate }: Omit<KeptPlaces, 'people'>): Promise<boolean> {
    const of = this.catalogue.tour(country, slug);
    if (!of || !this.#board.isDecided(of, startDate)) return true;
    return decide(this.#database.db, decisionOf(of, startDate));
  }
}
