import type { HotelSort } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import type { WorkKind } from '../../threads/index.ts';
import type { NightSales, Sleepers } from '../demo/index.ts';

/** How a list is ordered and narrowed. */
export interface Narrowing {
  sort: HotelSort;
  /** what is asked of facets, as addresses say it */
  facets: Readonly<Record<string, string>>;
}

/** What a hotel is sold with in a package, and what that costs alone. US cents. */
export interface Beside {
  together: number;
  alone: number;
}

/** What else is known of who asks. */
export interface HotelAsker {
  /** asks for cards of packages with it */
  beside?: Beside | undefined;
  /** says when they have left: a search that nobody waits for is not begun */
  signal?: AbortSignal | undefined;
}

/** All that an answer follows from: whoever makes it needs no database. */
export interface HotelQuestion extends Narrowing {
  point: GeoPoint;
  /** how far around it, kilometres */
  km: number;
  /** ids, the nearest first: as many as have a thousand hotels within that distance */
  towns: readonly string[];
  /** ISO dates */
  startDate: string;
  endDate: string;
  rooms: readonly Sleepers[];
  refundableOnly: boolean;
  /** of these towns in these nights */
  sales: NightSales;
  currency: string;
  language: Language;
  /** the first hotel of the page, from 1, and how many it has */
  offset: number;
  pageSize: number;
  /** UTC milliseconds */
  now: number;
  /** asks for cards of packages with it, at the prices that rooms have only there */
  beside?: Beside | undefined;
}

/** The computing behind searches of hotels, wherever it is done. */
export interface HotelWork {
  /**
   * @param signal says when nobody waits for it
   * @returns JSON text of an answer; until when its prices hold is to be said in it, by `sayShownUntil`
   */
  search(question: HotelQuestion, signal?: AbortSignal): Promise<Uint8Array>;
}

export const SEARCH: WorkKind<{ about: HotelQuestion; answer: Uint8Array }> = { name: 'hotels.search' };
