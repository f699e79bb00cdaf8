import type { ActivityParty, ActivitySort } from '@alisio/shared-contracts/activities';
import type { Language } from '@alisio/shared-contracts/languages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import type { WorkKind } from '../../threads/index.ts';
import type { SessionSales } from '../session-sales.ts';

/** All that an answer follows from: whoever makes it needs no database. */
export interface ActivityQuestion {
  point: GeoPoint;
  /** how far around it, kilometres */
  km: number;
  /** ids, the nearest first */
  towns: readonly string[];
  /** ISO dates, both of them among them */
  from: string;
  to: string;
  party: ActivityParty;
  sort: ActivitySort;
  /** what is asked of facets, as addresses say it */
  facets: Readonly<Record<string, string>>;
  /** of these towns on these days */
  sales: SessionSales;
  language: Language;
  itemsPerPage: number;
  /** from 1 */
  page: number;
  /** UTC milliseconds */
  now: number;
}

/** The computing behind searches of activities, wherever it is done. */
export interface ActivityWork {
  /** @param signal says when nobody waits for it @returns JSON text of an answer */
  search(question: ActivityQuestion, signal?: AbortSignal): Promise<string>;
}

export const SEARCH: WorkKind<{ about: ActivityQuestion; answer: string }> = { name: 'activities.search' };
