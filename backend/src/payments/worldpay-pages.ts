import { randomUUID } from 'node:crypto';
import { z } from '@alisio/shared-contracts/zod';
import { parseJsonBody } from '../server/json-body.ts';
import type { HostedPages, PageOfPayment, PageOrder, PageState } from './hosted-pages.ts';

export interface WorldpaySettings {
  /** `https://access.worldpay.com`, or `https://try.access.worldpay.com` for tests */
  url: string;
  /** `Basic …` of the merchant's user and password */
  authorization: string;
  /** the merchant's, as its dashboard shows it */
  entity: string;
  /** what stands on the buyer's statement, at most 24 characters */
  narrative: string;
  timeoutMs: number;
}

const PAGES_TYPE = 'application/vnd.worldpay.payment_pages-v1.hal+json';
const PAYMENTS_TYPE = 'application/vnd.worldpay.payments-v6+json';
/** How long an event may take until it is told, by their documentation. */
const EVENTS_TAKE_MS = 15 * 60_000;
/** Longest that its fields take. */
const NARRATIVE_LENGTH = 24;
const DESCRIPTION_LENGTH = 128;

const setUp = z.object({ url: z.url() });
const link = z.object({ href: z.string() });
const events = z.object({
  lastEvent: z.string(),
  _links: z.optional(z.object({ 'payments:refund': z.optional(link), 'payments:cancel': z.optional(link) })),
});
/** An event as it is sent to a webhook; only which payment it is about is read. */
const event = z.object({
  eventId: z.string().check(z.maxLength(64)),
  eventDetails: z.object({
    classification: z.literal('payment'),
    transactionReference: z.string().check(z.maxLength(64)),
  }),
});

/** "Sent for Settlement" and `sentForSettlement` are one. */
const plainEvent = (lastEvent: string) => lastEvent.toLowerCase().replace(/[^a-z]/g, '');
/** The money is back, or on its way and nothing has to be asked for any more: an answer of before was lost. */
const isBack = (lastEvent: string) =>
  /^(sentforrefund|refunded|sentforcancellation|cancelled)$/.test(plainEvent(lastEvent));

/** What a payment's last event says of it, in the words of its documentation. */
function stateOf(lastEvent: string): PageState {
  const said = plainEvent(lastEvent);
  if (
    /^(authorized|sentforsettlement|settled|settlementfailed|sentforrefund|refunded|refundfailed)$/.test(said)
  )
    return { kind: 'approved' };
  if (said === 'refused') return { kind: 'declined', reason: 'card-declined' };
  if (/^(cancelled|sentforcancellation|expired|error)$/.test(said)) return { kind: 'voided' };
  return { kind: 'unknown' };
}

const setUpBody = (
  { key, amount, currency, description, results, until, language }: PageOrder,
  { entity, narrative }: WorldpaySettings,
  now: number,
) => ({
  transactionReference: key,
  merchant: { entity },
  narrative: { line1: narrative.slice(0, NARRATIVE_LENGTH) },
  value: { currency, amount },
  description: description.slice(0, DESCRIPTION_LENGTH),
  locale: language,
  expiry: String(Math.max(1, Math.floor((Date.parse(until) - now) / 1000))),
  resultURLs: {
    successURL: results.success,
    pendingURL: results.pending,
    failureURL: results.failure,
    errorURL: results.error,
    cancelURL: results.cancel,
    expiryURL: results.expiry,
  },
});

/**
 * The Hosted Payment Pages of Access Worldpay (https://developer.worldpay.com/products/access/hosted-payment-pages):
 * a page is set up by one call and tells nothing by itself; how its payment stands is asked by our reference
 * (`GET /payments/events`), which is not known there before somebody has tried to pay. A page cannot be called off:
 * it ends with its time. `now`: UTC milliseconds.
 */
export function worldpayPages(settings: WorldpaySettings, now: () => number = Date.now): HostedPages {
  const { url, authorization, entity, timeoutMs } = settings;
  const call = (method: 'GET' | 'POST', path: string, type: string, body?: object) =>
    fetch(new URL(path, url), {
      method,
      headers: {
        authorization,
        accept: type,
        'WP-CorrelationId': randomUUID(),
        ...(body ? { 'content-type': type } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
  const eventsOf = (key: string) =>
    call('GET', `/payments/events?${new URLSearchParams({ transactionRef: key, entity })}`, PAYMENTS_TYPE);

  async function lookUp({ key, until }: PageOfPayment): Promise<PageState> {
    try {
      const answer = await eventsOf(key);
      // Nobody has tried to pay it, and once its time is over nobody can have.
      if (answer.status === 404)
        return Date.parse(until) + EVENTS_TAKE_MS < now() ? { kind: 'voided' } : { kind: 'open', until };
      if (!answer.ok) return { kind: 'unknown' };
      return stateOf(z.parse(events, await answer.json()).lastEvent);
    } catch {
      return { kind: 'unknown' };
    }
  }
  return {
    open: async (order) => {
      try {
        const answer = await call('POST', '/payment_pages', PAGES_TYPE, setUpBody(order, settings, now()));
        if (answer.ok) return { kind: 'opened', url: z.parse(setUp, await answer.json()).url };
        return { kind: answer.status >= 400 && answer.status < 500 ? 'refused' : 'unknown' };
      } catch {
        return { kind: 'unknown' };
      }
    },
    lookUp,
    close: lookUp,
    refund: async ({ key }) => {
      try {
        const answer = await eventsOf(key);
        if (!answer.ok) return 'unknown';
        const { lastEvent, _links: links } = z.parse(events, await answer.json());
        if (isBack(lastEvent)) return 'refunded';
        // What is authorised, and not to be settled yet, is not given back but cancelled.
        const way =
          links?.['payments:refund'] ??
          (plainEvent(lastEvent) === 'authorized' ? links?.['payments:cancel'] : undefined);
        // Only to the provider itself, wherever a link points.
        if (!way || new URL(way.href, url).origin !== new URL(url).origin) return 'unknown';
        return (await call('POST', way.href, PAYMENTS_TYPE)).ok ? 'refunded' : 'unknown';
      } catch {
        return 'unknown';
      }
    },
    readNotice: (_header, body) => {
      try {
        const { data } = event.safeParse(parseJsonBody(body));
        return data && { id: data.eventId, key: data.eventDetails.transactionReference };
      } catch {
        return undefined;
      }
    },
  };
}
