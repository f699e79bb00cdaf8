import {
  type CabinKind,
  type CruiseChoices,
  type CruiseDetail,
  type CruiseParty,
  type CruiseSearchAnswer,
  cruiseDays,
  type ListedCruise,
  NOT_SOLD,
} from '@alisio/shared-contracts/cruises';
import type { Language } from '@alisio/shared-contracts/languages';
import { LRUCache } from 'lru-cache';
import { heldFrom } from '../holds/index.ts';
import { type CruiseCatalogue, loadCruises, named } from './catalogue/cruise-catalogue.ts';
import { cruiseChoicesOf } from './choices.ts';
import { isOurs, type Sailing, sailingsBetween } from './schedule/sailings.ts';
import { type CruiseSearch, searchSailings } from './search.ts';
import { toldCruise } from './shown/detail.ts';
import { type CabinState, cabinState, listed } from './shown/listed.ts';
import { toldItinerary, toldPort } from './shown/ports.ts';

/** Lists for so many parties and languages; one is some 1 MB. */
const MOST_LISTS = 12;

/** All sailings of a day: what is sold from the next one on. */
interface Day {
  today: string;
  sailings: readonly Sailing[];
  byId: ReadonlyMap<string, Sailing>;
}

export interface CruiseWords {
  party: CruiseParty;
  language: Language;
}

/** What is sold of a cabin. */
export interface SoldCabin {
  cruise: ListedCruise;
  state: Exclude<CabinState, { price: typeof NOT_SOLD }>;
}

/** The demonstration's cruises: all in memory, the same for the same day on every machine. */
export class CruiseInventory {
  readonly catalogue: CruiseCatalogue;
  readonly #clock: () => Date;
  readonly #lists = new LRUCache<string, ListedCruise[]>({ max: MOST_LISTS });
  #day: Day | undefined;

  constructor({ catalogue, clock }: { catalogue: CruiseCatalogue; clock: () => Date }) {
    this.catalogue = catalogue;
    this.#clock = clock;
  }

  /** Reads all files: once, at a start. */
  static open({ clock }: { clock: () => Date }): CruiseInventory {
    return new CruiseInventory({ catalogue: loadCruises(), clock });
  }

  /** Every sailing that is sold here from tomorrow on, by its day, those that are full too. */
  sailings(): readonly Sailing[] {
    return this.#now().sailings;
  }

  choices(words: CruiseWords): CruiseChoices {
    return cruiseChoicesOf(this.catalogue, this.#list(words), words.language, cruiseDays(this.#now().today));
  }

  search(search: CruiseSearch, words: CruiseWords): CruiseSearchAnswer {
    const { data, routes, meta } = searchSailings(this.#list(words), search);
    const { itineraries, ports } = this.catalogue;
    const { language } = words;
    return {
      data,
      routes: routes.map(({ itinerary, sailings }) => ({
        ...toldItinerary(named(itineraries, itinerary), language),
        sailings,
      })),
      ports: meta.allUniquePorts.map((code) => toldPort(named(ports, code), language)),
      meta: { ...meta, expiresAt: new Date(heldFrom(this.#clock().getTime(), 'shown')).toISOString() },
    };
  }

  /** @returns nothing for a sailing that is not sold (any more) */
  detail(id: string, words: CruiseWords): CruiseDetail | undefined {
    const sailing = this.#now().byId.get(id);
    if (!sailing) return undefined;
    const others = this.#list(words).filter(
      (other) => other.itinerary === sailing.itinerary.slug && other.id !== id,
    );
    return toldCruise(this.catalogue, sailing, others, this.#asked(words));
  }

  /** @returns nothing where the sailing, or such a cabin for the party, is not sold */
  cabin(id: string, kind: CabinKind, words: CruiseWords): SoldCabin | undefined {
    const sailing = this.#now().byId.get(id);
    if (!sailing) return undefined;
    const asked = this.#asked(words);
    const state = cabinState(this.catalogue, sailing, kind, asked);
    return state.price === NOT_SOLD ? undefined : { cruise: listed(this.catalogue, sailing, asked), state };
  }

  /** Whether it is one of those that are sold, with cabins or without. */
  departs(id: string): string | undefined {
    return this.#now().byId.get(id)?.departureDate;
  }

  #asked = (words: CruiseWords) => ({ ...words, today: this.#now().today });

  /** Sailings with a cabin for the party, by their day. */
  #list(words: CruiseWords): ListedCruise[] {
    const { today, sailings } = this.#now();
    const { party, language } = words;
    // How old children are changes no price: lists by ages were thousands, each made anew.
    const key = [today, language, party.adults, party.childAges.length].join(' ');
    const kept = this.#lists.get(key);
    if (kept) return kept;
    const asked = { party, language, today };
    const made = sailings
      .map((sailing) => listed(this.catalogue, sailing, asked))
      .filter(({ pricePerPerson }) => pricePerPerson !== NOT_SOLD);
    this.#lists.set(key, made);
    return made;
  }

  #now(): Day {
    const today = this.#clock().toISOString().slice(0, 10);
    if (this.#day?.today === today) return this.#day;
    const { min, max } = cruiseDays(today);
    const sailings = sailingsBetween(this.catalogue, min, max).filter(isOurs);
    this.#day = { today, sailings, byId: new Map(sailings.map((sailing) => [sailing.id, sailing])) };
    return this.#day;
  }
}
