import { readFileSync } from 'node:fs';
import { isOwnPage } from '@alisio/platform/serving';
import { myJourneyHref } from '@alisio/shared-contracts/routes';
import {
  cardBrand,
  cardDigits,
  isCardCvc,
  isCardExpiryAhead,
  isCardNumber,
  parseCardExpiry,
} from '@alisio/shared-contracts/rules';
import { LAST_ZONE, todayIn } from '@alisio/shared-contracts/zones';
import { themeCss } from '@alisio/shared-ui/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChargeRecord } from '../../payments/sandbox-protocol.ts';
import { ProblemError } from '../../problems/index.ts';
import type { Books, Page } from '../books/index.ts';
import type { NextStep, PagePayments } from './page-payment.ts';
import { payPage } from './pay-page.ts';
import { sendPage } from './send-page.ts';
import { type CardErrors, sentBackForms } from './sent-back.ts';
import { bankPage, challengePage, lostPage, overPage, voucherPage } from './step-pages.ts';
import { languageOf, tillRoutes } from './till-routes.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Four fields of a card are far shorter. */
const FORM_LIMIT = 4096;

export interface HostedDeps {
  books: Books;
  payments: PagePayments;
  clock: () => number;
  /** forms that one address may send a minute */
  perMinute: number;
}

/** Where a booking is found again at the shop. */
const tripsOf = ({ results }: Page): string => new URL(myJourneyHref(), results.success).href;

const shopOf = ({ results }: Page): string => new URL(results.success).origin;

/** Where a payment that is over leads: to the shop's own page for that, which was given when it was opened. */
function wayBack({ results, until }: Page, { status }: ChargeRecord, now: number): string {
  if (status === 'approved') return results.success;
  if (status === 'declined') return results.failure;
  return Date.parse(until) <= now ? results.expiry : results.cancel;
}

/** What is wrong with a card by the rules of §5. `now`: UTC milliseconds. */
function cardErrors(values: URLSearchParams, now: number): CardErrors {
  const said = (name: string) => values.get(name) ?? '';
  const expiry = parseCardExpiry(said('cardExpiry'));
  const today = todayIn(LAST_ZONE, new Date(now));
  return {
    ...(isCardNumber(said('cardNumber')) ? {} : { cardNumber: true }),
    ...(said('cardName').trim() === '' ? { cardName: true } : {}),
    ...(expiry && isCardExpiryAhead(expiry, today) ? {} : { cardExpiry: true }),
    ...(isCardCvc(said('cardCvv'), cardBrand(said('cardNumber'))) ? {} : { cardCvv: true }),
  };
}

/** The pages on which visitors pay, and what their forms do. */
export async function hostedRoutes(app: FastifyInstance, deps: HostedDeps): Promise<void> {
  const { books, payments, clock, perMinute } = deps;
  const { ledger } = books;
  const sentBack = sentBackForms(books.secrets);
  const css = themeCss((file) => `/${file}`) + readFileSync(new URL('./pay.css', import.meta.url), 'utf8');
  app.get('/pay.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
  );

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } };
    const pageOf = ({ params }: FastifyRequest) => ledger.pages.byId(String(Object(params).id));
    const valuesOf = (request: FastifyRequest) => {
      if (!isOwnPage(request)) throw new ProblemError('validation');
      return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    };

    /** Shows a page that can be paid still; one that is over leads back to the shop. */
    const onOpen =
      (
        act: (
          page: Page,
          request: FastifyRequest,
          reply: FastifyReply,
        ) => FastifyReply | Promise<FastifyReply>,
      ) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        if (request.method === 'POST') valuesOf(request);
        const page = await pageOf(request);
        if (!page) return sendPage(reply, lostPage(languageOf(request)), '', 404);
        const outcome = await payments.outcome(page);
        if (!outcome) return act(page, request, reply);
        // The link of a voucher is opened from a mail: that browser may have no cart to come back to.
        if (request.method === 'GET' && page.voucher !== undefined)
          return sendPage(reply, overPage(page, outcome.status === 'approved', tripsOf(page)), shopOf(page));
        return reply.redirect(wayBack(page, outcome, clock()), 303);
      };
    /** Forms are answered by the address of a page, which can be loaded again and gone back to. */
    const backTo = (page: Page, path: string, reply: FastifyReply) =>
      reply.redirect(`/pay/${page.id}${path}`, 303);
    const goOn = async (page: Page, step: NextStep, reply: FastifyReply): Promise<FastifyReply> => {
      await sentBack.forget(page.id);
      if (step === 'challenge') return backTo(page, '/challenge', reply);
      const outcome = step === 'decided' ? await payments.outcome(page) : undefined;
      return reply.redirect(outcome ? wayBack(page, outcome, clock()) : page.results.pending, 303);
    };
    const show = (path: string, act: Parameters<typeof onOpen>[0]) =>
      scope.get(`/pay/:id${path}`, { schema: { hide: true } }, onOpen(act));
    const take = (path: string, act: Parameters<typeof onOpen>[0]) =>
      scope.post(`/pay/:id${path}`, { schema: { hide: true }, config }, onOpen(act));

    show('', async (page, _request, reply) =>
      sendPage(
        reply,
        page.voucher === undefined
          ? payPage(page, { now: clock(), sentBack: await sentBack.of(page.id) })
          : voucherPage(page, page.voucher, clock()),
        shopOf(page),
      ),
    );
    take('/card', async (page, request, reply) => {
      const values = valuesOf(request);
      const errors = cardErrors(values, clock());
      const number = values.get('cardNumber') ?? '';
      const brand = cardBrand(number);
      if (!brand || Object.keys(errors).length > 0) {
        const cardName = values.get('cardName') ?? '';
        await sentBack.keep(page.id, {
          errors,
          // A card's number that was typed into the wrong field is no name.
          cardName: /\d/.test(cardName) ? '' : cardName,
          instalments: values.get('instalments') ?? '',
        });
        return backTo(page, '', reply);
      }
      return goOn(page, await payments.payByCard(page, { digits: cardDigits(number), brand }), reply);
    });
    show('/challenge', async (page, _request, reply) => {
      const challenge = await payments.challengeOf(page);
      return challenge
        ? sendPage(reply, challengePage(page, challenge.isWrong), shopOf(page))
        : backTo(page, '', reply);
    });
    take('/challenge', async (page, request, reply) => {
      const code = (valuesOf(request).get('code') ?? '').replace(/\s/g, '');
      return (await payments.answerChallenge(page, code))
        ? goOn(page, 'decided', reply)
        : backTo(page, '/challenge', reply);
    });
    take('/bank', async (page, _request, reply) => {
      await ledger.pages.choose(page.key, { means: 'bank' });
      return backTo(page, '/bank', reply);
    });
    show('/bank', (page, _request, reply) => sendPage(reply, bankPage(page), shopOf(page)));
    take('/bank/approve', async (page, _request, reply) => {
      await payments.settle(page, 'approved');
      return goOn(page, 'decided', reply);
    });
    take('/bank/refuse', async (page, _request, reply) => {
      await payments.settle(page, { declined: 'bank-refused' });
      return goOn(page, 'decided', reply);
    });
    take('/voucher', async (page, _request, reply) => {
      if (page.voucherUntil !== undefined) await ledger.pages.makeVoucher(page.key);
      return backTo(page, '', reply);
    });
    take('/back', (page, _request, reply) => goOn(page, 'pending', reply));
    take('/cancel', async (page, _request, reply) => {
      await payments.settle(page, 'voided');
      return goOn(page, 'decided', reply);
    });

    // Whoever loads the address of a form comes to the page that it is on.
    for (const path of ['/card', '/voucher', '/back', '/cancel'])
      show(path, (page, _request, reply) => backTo(page, '', reply));
    for (const path of ['/bank/approve', '/bank/refuse'])
      show(path, (page, _request, reply) => backTo(page, '/bank', reply));

    tillRoutes(scope, { ledger, payments, config, valuesOf });
  });
}
