import { getTrainDeal, getTrainDeals, keepTrainForPhone } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Queries } from '../database/index.ts';
import type { CountedLimit } from '../limits/index.ts';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import { checkParty, partyAsked } from './party-in.ts';
import type { ShownCodes } from './shown-codes.ts';
import { offerAsSent } from './tokens/offer-as-sent.ts';
import type { SentOffers } from './tokens/sent-offers.ts';
import type { TrainInventory } from './train-inventory.ts';

/** Deals change with the day: who asks within it is shown the same. */
const SHARED_SECONDS = 300;

export interface TrainRoutesDeps {
  db: Queries;
  inventory: TrainInventory;
  codes: ShownCodes;
  offers: SentOffers;
  clock: () => Date;
  /** of one address, for each of these */
  perMinute: { searches: number; deals: number; kept: number };
  /** of presses to call, whatever is sold */
  callsLimit?: CountedLimit | undefined;
}

const share = (reply: FastifyReply) =>
  void reply.header('cache-control', `public, max-age=${SHARED_SECONDS}`);

/** GET /trains/deals, /trains/deals/{deal}; POST …/phone-offers. */
export function trainRoutes(
  app: FastifyInstance,
  { db, inventory, codes, offers, clock, perMinute, callsLimit }: TrainRoutesDeps,
): void {
  route(
    app,
    getTrainDeals,
    async ({ query: { language = DEFAULT_LANGUAGE, adults, children, page = '1', ...where }, reply }) => {
      const party = partyAsked({ adults, children });
      const answer = inventory.search({ ...where, page: Number(page) }, { party, language });
      await codes.keep(answer.data);
      share(reply);
      return answer;
    },
    { perMinute: perMinute.searches },
  );

  route(
    app,
    getTrainDeal,
    async ({ params: { deal }, query: { language = DEFAULT_LANGUAGE, date, adults, children }, reply }) => {
      const answer = inventory.detail(deal, date, { party: partyAsked({ adults, children }), language });
      if (!answer) throw new ProblemError('not-found');
      await codes.keep([answer.deal, ...answer.like]);
      share(reply);
      return answer;
    },
    { perMinute: perMinute.deals },
  );

  route(
    app,
    keepTrainForPhone,
    async ({ params: { deal: id }, body: { date, adults, children, token, calls = false }, request }) => {
      if (calls) await callsLimit?.(request);
      const party = checkParty({ adults, children });
      const sent = token === undefined ? undefined : await offers.find(db, token, clock().getTime());
      const deal = sent
        ? offerAsSent(sent, { deal: id, date, party })
        : inventory.sold(id, date, { party, language: DEFAULT_LANGUAGE });
      if (!deal)
        throw new ProblemError('offer-not-found', { title: 'This train is not sold so, or no more' });
      const { code, price } = deal;
      const until = await codes.shown(deal, calls, token);
      const { web, phone, currency } = price;
      return { code, until, web: { amount: web, currency }, phone: { amount: phone, currency } };
    },
    { perMinute: perMinute.kept },
  );
}
