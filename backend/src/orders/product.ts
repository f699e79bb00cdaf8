import type { Language } from '@alisio/shared-contracts/languages';
import type { Particulars, Passenger } from '@alisio/shared-contracts/orders';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import type { Transaction } from 'kysely';
import type { KeptItem, KeptService, Schema } from '../database/schema.ts';
import type { CalendarEvent, PaperCode, PaperLine, PaperSection } from '../papers/index.ts';

export type { KeptItem, KeptService } from '../database/schema.ts';

/** What a reference comes to now. */
export interface PricedItem {
  /** one line in the language that was asked in: "Bogotá a Miami" */
  title: string;
  /** JSON that the product wants to find again in the order's item */
  details: unknown;
  /** all-in, integer minor units */
  total: MoneyAmount;
  /** false when it is sold, but not to so many any more */
  available: boolean;
}

/** Something that can be added to an item and is paid with it. */
export interface OfferedService {
  /** the product's own name for it, one of each */
  name: string;
  /** how many of it the item may have */
  most: number;
  /** what one costs, in the item's currency; without it none can be had */
  each?: MoneyAmount | undefined;
}

/** An item of an order, with what was answered when its product asked for more; nothing yet is `{}`. */
export interface OrderedItem extends KeptItem {
  particulars: Particulars;
  /** what was added to it: it is held, booked, cancelled and let go of with the item */
  services: readonly KeptService[];
  /** JSON that its supplier answered when it was booked; none before */
  confirmation?: unknown;
}

/** That whoever gives what was booked does not give it. */
export interface CallOff {
  /** in whole sentences, for who has booked: "No se reunieron las 6 personas que el tour necesita." */
  why: (language: Language) => string;
  /**
   * Where not they did it, but who has booked it, by not paying its rest or by giving back what it belongs to: what
   * became of it, as a title. Then it ends its order only where a press could give back all that stands beside it.
   */
  byBuyer?: { title: (language: Language) => string };
}

/** `refused`: it is not booked and never will be. */
export type Confirmation = { kind: 'booked'; answer: unknown } | { kind: 'refused' };

/** What was said of an order that products may judge. What is absent was not said, and is not judged. */
export interface Said {
  passengers?: readonly Passenger[] | undefined;
  particulars?: Particulars | undefined;
  /** all items of the order, it among them at `place`: some cannot stand together, some not alone */
  order?: { items: readonly KeptItem[]; place: number } | undefined;
  /** the last day of all items of the order (`Product.lastDay`): ages count on it (§5) */
  lastDay?: string | undefined;
}

/** What is wrong or missing in a part of what was said, or in the item's being there (`item`). */
export interface Misfit {
  part: 'passengers' | 'particulars' | 'item';
  /** within that part: `0.dateOfBirth`, `visitorName`; empty for the whole of it */
  path: string;
  code: string;
}

/** How an item is shown to who has booked it. */
export interface Presented {
  /** JSON for clients that know the product */
  details: unknown;
  /** plain text for people, beneath the item's title */
  lines: (language: Language) => readonly string[];
  /** what its suppliers know it by */
  codes?: (language: Language) => readonly PaperCode[];
  /** the same in full, for papers; the lines without it. `isCancelled`: it was given back, nothing is promised of it any more */
  sections?: (language: Language, isCancelled: boolean) => readonly PaperSection[];
  /** what it cost, for papers: lines that add up to its total */
  prices?: (language: Language) => readonly PaperLine[];
  /** what a calendar keeps of it. `reference`: the booking's, as it is read out */
  events?: (reference: string, language: Language) => readonly CalendarEvent[];
  /** what machines read of it (schema.org). `names`: who travels */
  structured?: (reference: string, names: readonly string[]) => readonly Record<string, unknown>[];
}

/** What callers are told of a reference that comes to nothing, and of what is sold out: in English, as all titles are. */
export type ProductTitles = Record<'offer-not-found' | 'seats-gone', string>;

/**
 * What orders need of whoever sells something. `hold` and `release` are called inside a transaction, which may be
 * rolled back and done again: what they keep they keep through it. What they throw rolls it back.
 */
export interface Product {
  titles: ProductTitles;
  /**
   * A reference, as clients know it, at its price of now. `language`: of its texts; Spanish unless told.
   * @returns nothing for what does not exist, or is sold no longer
   */
  price(reference: string, language?: Language): Promise<PricedItem | undefined>;
  /** What an item is called, whatever language it was ordered in; nothing, or without it, where only that is known. */
  title?(item: KeptItem, language: Language): string | undefined;
  /** What can be added to an item, at its price of now; nothing without it. */
  services?(item: KeptItem): readonly OfferedService[];
  /**
   * Until when an item can be booked at most, UTC milliseconds: whoever may pay hours later, by a voucher, pays no later.
   * Nothing, or without it, where that has no end.
   */
  bookableUntil?(item: KeptItem): number | undefined;
  /** The last day of it by the clock of its place, ISO date; nothing, or without it, where it has none. */
  lastDay?(item: KeptItem): string | undefined;
  /** How many people an item names as travelling; nothing, or without it, where it asks for nobody's name. */
  travelers?(item: KeptItem): number;
  /** How many places an item holds, of which there are few: seats, rooms. One without it. */
  places?(item: KeptItem): number;
  /**
   * Until when all that was charged for a booked item is given back for nothing, UTC milliseconds. Nothing, or without it,
   * where only a person can tell what comes back.
   */
  freeUntil?(item: KeptItem): number | undefined;
  /**
   * Until when who has booked an item can bring it about that its money comes back, by whatever they do, UTC milliseconds;
   * without it that of `freeUntil`.
   */
  comesBackUntil?(item: KeptItem): number | undefined;
  /** Keeps an item for an order that is about to be charged. @returns false when it is gone: then nothing may be kept */
  hold(tx: Transaction<Schema>, item: OrderedItem): Promise<boolean>;
  /**
   * Held, and paid for: books it with its supplier, with no transaction open. The same key is booked once, however
   * often it is asked for. What it throws, or does not tell within seconds, is not known: it is asked for again, some
   * times.
   * @param limit aborted when nobody waits for the answer any longer: stop what is under way
   */
  confirm(item: OrderedItem, key: string, limit: AbortSignal): Promise<Confirmation>;
  /**
   * The opposite of `confirm`, also when nothing is known of the key: it is not booked under it from now on. Safe to
   * repeat; what it throws, or does not end within seconds, is asked for again, for days.
   * @param limit as for `confirm`
   */
  cancel(item: OrderedItem, key: string, limit: AbortSignal): Promise<void>;
  /**
   * Whether a booked item is called off by whoever gives it: its smallest group was not reached, its operator ends it.
   * Asked every some minutes until its last day is over, and by several processes; what it throws is asked for again.
   * All of its order is given back then, whatever its terms say (decision 51), unless who booked it did it (`byBuyer`). Nothing is ever called off without it.
   */
  calledOff?(item: OrderedItem, now: Date): Promise<CallOff | undefined>;
  /** Held, and not paid for: the opposite of `hold`. */
  release(tx: Transaction<Schema>, item: OrderedItem): Promise<void>;
  /**
   * What does not fit the item, or is missing from it. A part of which nothing was said is not judged; at payment all
   * parts are, and what nobody gave is empty (`[]`, `{}`): who asks for nothing finds nothing missing. Where no
   * product misses passengers, none are taken.
   */
  misfits(item: KeptItem, said: Said, now: Date): Misfit[];
  /**
   * A booked item as it stands now, where that changes after it was booked (its rest is paid): so it is presented in papers.
   * As it was booked without it.
   */
  asItStands?(item: OrderedItem): Promise<OrderedItem>;
  present(item: OrderedItem): Presented;
}

/** All that can be ordered, by the name that carts, orders and bookings know it by. */
export type Products = ReadonlyMap<string, Product>;
