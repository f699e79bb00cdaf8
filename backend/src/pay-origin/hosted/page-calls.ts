import { isSameSecret } from '@alisio/platform/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOurSite, type SiteRule } from '../../payments/our-site.ts';
import { closePage, getPage, openPage, type PageRecord } from '../../payments/page-protocol.ts';
import { ProblemError } from '../../problems/index.ts';
import { route } from '../../server/index.ts';
import type { Books, Page } from '../books/index.ts';
import type { PagePayments } from './page-payment.ts';

export interface PageCallDeps extends SiteRule {
  books: Books;
  payments: PagePayments;
  apiKey: string;
  clock: () => number;
  /** where browsers reach these pages: an origin, or the port on the host of whoever is sent back */
  payOrigin: string | number;
}

function addressOf({ id, results }: Page, payOrigin: string | number): string {
  const { protocol, hostname } = new URL(results.success);
  const origin = typeof payOrigin === 'string' ? payOrigin : `${protocol}//${hostname}:${payOrigin}`;
  return new URL(`/pay/${id}`, origin).href;
}

/** Calls of the API about pages, for whoever holds the provider's key. */
export function pageCalls(app: FastifyInstance, deps: PageCallDeps): void {
  const { payments, apiKey, clock, payOrigin } = deps;
  const { ledger } = deps.books;
  const guarded = ({ headers }: FastifyRequest) => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${apiKey}`))
      throw new ProblemError('session-required');
  };
  const paidWith = ({ means, card }: Page) => ({ ...(means ? { means } : {}), ...(card ? { card } : {}) });
  const record = async (page: Page): Promise<PageRecord> => {
    const { status = 'open', reason } = (await payments.outcome(page)) ?? {};
    return {
      key: page.key,
      url: addressOf(page, payOrigin),
      status,
      ...(reason ? { reason } : {}),
      until: payments.until(page),
      ...(page.voucher === undefined ? {} : { voucher: { reference: page.voucher } }),
      ...paidWith(page),
    };
  };

  route(app, openPage, async ({ body, request }) => {
    guarded(request);
    // Nobody is sent anywhere but to the shop: not by a mistake of its server either.
    if (!Object.values(body.results).every((url) => isOurSite(new URL(url).origin, deps)))
      throw new ProblemError('validation', { errors: [{ path: 'results', code: 'foreign' }] });
    const page = await ledger.pages.open(body, new Date(clock()).toISOString());
    if (page.amount !== body.amount || page.currency !== body.currency) throw new ProblemError('key-reused');
    return record(page);
  });

  route(app, getPage, async ({ params, request }) => {
    guarded(request);
    const page = await ledger.pages.byKey(params.key);
    if (!page) throw new ProblemError('not-found');
    return record(page);
  });

  route(app, closePage, async ({ params: { key }, request }) => {
    guarded(request);
    const { status, reason } = await ledger.settle(
      { key, status: 'voided', amount: 0, currency: '' },
      new Date(clock()).toISOString(),
    );
    const page = await ledger.pages.byKey(key);
    return { status, ...(reason ? { reason } : {}), ...(page ? paidWith(page) : {}) };
  });
}
