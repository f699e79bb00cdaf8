import type { Language } from '@alisio/shared-contracts/languages';
import type { ChargeOutcome } from './charge-outcome.ts';

/** Where the provider sends the visitor back, by what became of the payment. Absolute, and of the site's own. */
export interface ResultUrls {
  success: string;
  /** its end comes later */
  pending: string;
  failure: string;
  error: string;
  cancel: string;
  expiry: string;
}

/** A payment that is made on a page of the provider. */
export interface PageOrder {
  /** the same key is paid once, and has one page */
  key: string;
  /** integer minor units */
  amount: number;
  currency: string;
  language: Language;
  /** IANA name of the buyer's clock, where it is known */
  timeZone?: string | undefined;
  /** one line: what is paid for */
  description: string;
  results: ResultUrls;
  /** UTC, ISO 8601: after it nothing is paid on the page any more */
  until: string;
  /** UTC, ISO 8601: after it no voucher is paid that was made there; without it none can be made */
  voucherUntil?: string | undefined;
}

/** Which page is meant, and until when (UTC, ISO 8601) it could be paid by what the provider told last. */
export interface PageOfPayment {
  key: string;
  until: string;
}

export type OpenedPage = { kind: 'opened'; url: string } | { kind: 'refused' } | { kind: 'unknown' };

/** `open`: it can be paid still, until then; with a voucher it is paid elsewhere by that reference. */
export type PageState =
  | ChargeOutcome
  | { kind: 'open'; until: string; voucher?: { reference: string } | undefined };

/** What the provider tells of itself: that something happened to a payment. Which it is, it is asked. */
export interface Notice {
  /** the same for the same notice, however often it is sent */
  id: string;
  /** of the payment */
  key: string;
}

/** Pages of a provider, on which visitors pay. No call throws: what cannot be told is `unknown`. */
export interface HostedPages {
  /** Opens the page of a payment; asked again under the same key it is the same page. */
  open(order: PageOrder): Promise<OpenedPage>;
  lookUp(page: PageOfPayment): Promise<PageState>;
  /** Calls it off, so that it can never be paid; `open` where the provider cannot do that before its time is over. */
  close(page: PageOfPayment): Promise<PageState>;
  /** Gives all of it back, once, however often it is asked. `amount`: integer minor units. */
  refund(paid: { key: string; amount: number; currency: string }): Promise<'refunded' | 'unknown'>;
  /**
   * Reads a notice as it came.
   * @param body bytes as they were signed
   * @param now UTC milliseconds: what was signed long before is not believed
   * @returns nothing for one that the provider has not sent
   */
  readNotice(header: (name: string) => string | undefined, body: Buffer, now: number): Notice | undefined;
}
