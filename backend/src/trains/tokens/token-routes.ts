import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { addDays } from '@alisio/shared-contracts/dates';
import { getTrainToken, makeTrainToken, markTrainTokenUsed } from '@alisio/shared-contracts/endpoints';
import { byLanguage, DEFAULT_LANGUAGE, type Language, saidIn } from '@alisio/shared-contracts/languages';
import { DEFAULT_TRAIN_PARTY, trainTokenHref } from '@alisio/shared-contracts/trains';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queries } from '../../database/index.ts';
import { overEverywhere } from '../../phone-offers/index.ts';
import { ProblemError } from '../../problems/index.ts';
import { isOperator, route } from '../../server/index.ts';
import { checkParty } from '../party-in.ts';
import type { ShownCodes } from '../shown-codes.ts';
import type { TrainInventory } from '../train-inventory.ts';
import type { SentOffer, SentOffers } from './sent-offers.ts';

/** An offer is good for so many days unless an agent says otherwise. */
const USUAL_DAYS = 3;

export interface TokenRoutesDeps {
  db: Queries;
  inventory: TrainInventory;
  offers: SentOffers;
  codes: ShownCodes;
  clock: () => Date;
  perMinute: number;
  /** keys of those who may send offers, as bearers: agents', operators' */
  keys: readonly (string | undefined)[];
}

/** What an offer that is good no more was about, without its price. */
const wasOf = (offer: SentOffer | undefined, language: Language) => {
  if (!offer) return {};
  const { from, to, date } = saidIn(offer, language);
  return { was: { from: from.name, to: to.name, date } };
};

/** GET /trains/tokens/{token}; for agents POST /trains/tokens and …/{token}/use. */
export function trainTokenRoutes(
  app: FastifyInstance,
  { db, inventory, offers, codes, clock, perMinute, keys }: TokenRoutesDeps,
): void {
  const forAgents = {
    onlyFor: (request: FastifyRequest) => keys.some((key) => isOperator(request, key)),
  };
  const now = () => clock().getTime();

  route(
    app,
    getTrainToken,
    async ({ params: { token }, query: { language = DEFAULT_LANGUAGE } }) => {
      const found = await offers.find(db, token, now());
      const { state } = found;
      const sent = state === 'unknown' ? undefined : found.offer;
      const about = sent && saidIn(sent, language);
      const party = about?.party ?? DEFAULT_TRAIN_PARTY;
      const like = inventory.like(about?.id, about?.date, { party, language });
      await codes.keep(like);
      if (found.state !== 'valid') return { state, ...wasOf(sent, language), like };
      const deal = saidIn(found.offer, language);
      await codes.keep([deal], token);
      const race = inventory.race(deal.id, language);
      return { state, deal, expiresAt: found.expiresAt, ...(race ? { race } : {}), like };
    },
    { perMinute },
  );

  route(
    app,
    makeTrainToken,
    async ({ body: { deal: id, date, adults, children, extra = 0, days = USUAL_DAYS } }) => {
      const party = checkParty({ adults, children });
      const percent = PHONE_DISCOUNT.usualPercent + extra;
      const told = (language: Language) => inventory.sold(id, date, { party, language }, percent);
      const sold = told(DEFAULT_LANGUAGE);
      if (!sold) throw new ProblemError('offer-not-found', { title: 'This train is not sold on this day' });
      const today = clock().toISOString().slice(0, 10);
      const [until = today] = [addDays(today, days), addDays(date, -1)].toSorted();
      // Its last day is over everywhere at noon in UTC: a train of the morning has left by then.
      const expiresAt = Math.min(overEverywhere(until), inventory.leavesAt(id, date) ?? Infinity);
      const offer = byLanguage((language) => ({ ...(told(language) ?? sold), until }));
      const token = await offers.send(db, offer, now(), expiresAt);
      const { code, price } = sold;
      const { web, phone, currency } = price;
      return {
        token,
        path: trainTokenHref(token),
        code,
        expiresAt: new Date(expiresAt).toISOString(),
        web: { amount: web, currency },
        phone: { amount: phone, currency },
      };
    },
    forAgents,
  );

  route(
    app,
    markTrainTokenUsed,
    async ({ params: { token }, body: { reference } }) => {
      const used = await offers.use(db, token, `agent:${reference}`, now());
      if (!used)
        throw new ProblemError('offer-not-found', { title: 'This offer is unknown, used, or expired' });
      return { usedAt: used.usedAt };
    },
    forAgents,
  );
}
