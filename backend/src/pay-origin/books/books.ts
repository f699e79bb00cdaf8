import type { z } from '@alisio/shared-contracts/zod';
import type { RequestCounts } from '../../limits/index.ts';
import type { pageOrder } from '../../payments/page-protocol.ts';
import type { ChargeRecord } from '../../payments/sandbox-protocol.ts';
import type { HowNoticesGo, Page } from './page.ts';

export interface DueNotice {
  id: string;
  key: string;
  type: string;
  /** tries so far */
  tries: number;
}

export interface NoticeBook {
  /** what is to be sent by then (UTC, ISO 8601), the longest due first */
  due: (now: string, most: number) => Promise<DueNotice[]>;
  /** Of several who would send it one gets it, and until `until` alone. @returns whether this one does */
  take: (notice: DueNotice, until: string) => Promise<boolean>;
  delivered: (id: string, now: string) => Promise<void>;
  /** it is tried again at `at` */
  postpone: (id: string, at: string) => Promise<void>;
}

export interface PageBook {
  /** Opens a page unless its key has one. @returns what stands */
  open: (order: z.infer<typeof pageOrder>, now: string) => Promise<Page>;
  byKey: (key: string) => Promise<Page | undefined>;
  byId: (id: string) => Promise<Page | undefined>;
  byVoucher: (reference: string) => Promise<Page | undefined>;
  /** what was chosen on it, before it is paid */
  choose: (key: string, choice: Partial<Pick<Page, 'means' | 'card'>>) => Promise<void>;
  /** a voucher is made once. @returns its reference */
  makeVoucher: (key: string) => Promise<string>;
  notify: (key: string, how: HowNoticesGo) => Promise<void>;
}

export interface Ledger {
  find: (key: string) => Promise<ChargeRecord | undefined>;
  /** Writes a record unless its key has one; what is written first stays. @returns what stands */
  settle: (record: ChargeRecord, now: string) => Promise<ChargeRecord>;
  /** Gives an approved charge back. @returns when it was, the first time; nothing for what was never charged */
  refund: (key: string, now: string) => Promise<string | undefined>;
  /** its pages, on which visitors pay, in the same books */
  pages: PageBook;
  /** what its callers are to be told of them */
  notices: NoticeBook;
}

/** What is known for minutes, and written nowhere in clear. `kind`: what it is of; `id`: by which it is asked for */
export interface Secrets {
  /** in the place of what was kept before. @param forMs how long, milliseconds */
  keep: (kind: SecretKind, id: string, text: string, forMs: number) => Promise<void>;
  read: (kind: SecretKind, id: string) => Promise<string | undefined>;
  /** As `read`; inside `atOnce` others who would change it wait. */
  readToChange: (kind: SecretKind, id: string) => Promise<string | undefined>;
  /** Reads and forgets: of several who take it one gets it. */
  take: (kind: SecretKind, id: string) => Promise<string | undefined>;
  forget: (kind: SecretKind, id: string) => Promise<void>;
}
export type SecretKind = 'card' | 'challenge' | 'sent-back';

/** What `atOnce` gives: the books as one stroke sees them. */
export interface Stroke {
  ledger: Ledger;
  secrets: Secrets;
}

/** All that the provider keeps: of one process in files and its memory, or of any number of them in a database. */
export interface Books extends Stroke {
  /** All that is done in it is written in one stroke, or nothing is; two that spend the same card do so one after the other. */
  atOnce: <T>(act: (stroke: Stroke) => Promise<T>) => Promise<T>;
  /** requests of all processes together; of one alone where it has no others */
  requestCounts?: RequestCounts | undefined;
  isOpen: () => Promise<boolean>;
  close: () => Promise<void>;
}
