import { daysBetween } from '@alisio/shared-contracts/dates';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import { type TourBalanceInCart, tourBalanceInCart } from '@alisio/shared-contracts/tours';
import { z } from '@alisio/shared-contracts/zod';
import type { Queries } from '../database/index.ts';
import type { OrderedItem, Product, ProductTitles } from '../orders/index.ts';
import { dayEnds, freeEnds } from './departures/index.ts';
import { onlyAlone } from './only-alone.ts';
import { tourTexts } from './texts/tour-texts.ts';
import {
  balanceUnder,
  beginToPay,
  cancelBalance,
  payBalance,
  stopPaying,
  type TourBalance,
} from './tour-balances.ts';
import type { TourInventory } from './tour-inventory.ts';
import { balanceSections, tourCodes } from './tour-paper.ts';
import { balanceLines, balanceTitle } from './tour-text.ts';

export const balanceTitles: ProductTitles = {
  'offer-not-found': 'Nothing is left to pay of this tour',
  'seats-gone': 'The rest of this tour is being paid already',
};

export interface BalanceDeps {
  db: Queries;
  inventory: Pick<TourInventory, 'titleOf'>;
  clock: () => Date;
}

/** Until when a balance can be paid, UTC milliseconds. */
export const balanceEnds = ({ dueOn, tour }: Pick<TourBalanceInCart, 'dueOn' | 'tour'>): number =>
  dayEnds(dueOn, tour.zone);

/** Of what is told of a balance, in a language: the tour's title is of the catalogue where it is still there. */
export function balanceIn(
  inventory: BalanceDeps['inventory'],
  { details }: Pick<TourBalance, 'details'>,
  language: Language,
): TourBalanceInCart {
  const title = inventory.titleOf(details.tour, language) ?? details.tour.title;
  return { ...details, tour: { ...details.tour, title } };
}

const detailsOf = ({ details }: Pick<OrderedItem, 'details'>) => tourBalanceInCart.safeParse(details).data;
/** As it was written. */
const shown = z.looseObject({});

/**
 * What is left to pay of a booked tour, as it is ordered and paid by itself: its reference is the one that the tour's booking
 * carries. It names nobody and holds no places, which are the tour's: held is that one may pay it and no other. It is given
 * back when the tour is.
 */
export const tourBalanceProduct = ({ db, inventory, clock }: BalanceDeps): Product => ({
  titles: balanceTitles,
  price: async (reference, language = DEFAULT_LANGUAGE) => {
    const balance = await balanceUnder(db, reference);
    if (!balance || balance.isCancelled || balance.state === 'paid') return undefined;
    const details = balanceIn(inventory, balance, language);
    if (clock().getTime() >= balanceEnds(details)) return undefined;
    return {
      title: balanceTitle(details.tour.title, language),
      details,
      total: details.rest,
      available: balance.state === 'due',
    };
  },
  title: (item, language) => {
    const details = detailsOf(item);
    return details && balanceTitle(inventory.titleOf(details.tour, language) ?? details.tour.title, language);
  },
  bookableUntil: (item) => {
    const details = detailsOf(item);
    return details && balanceEnds(details);
  },
  lastDay: (item) => detailsOf(item)?.endDate,
  // Until then who has both gives back the tour, and has this back too.
  comesBackUntil: (item) => {
    const details = detailsOf(item);
    return details && freeEnds(details.startDate, details.tour.zone);
  },
  hold: (tx, { reference }) => beginToPay(tx, reference),
  confirm: async ({ reference }, key) =>
    (await payBalance(db, key, reference)) ? { kind: 'booked', answer: {} } : { kind: 'refused' },
  cancel: async ({ reference }, key) => void (await cancelBalance(db, key, reference, clock())),
  calledOff: async ({ reference }) => {
    const balance = await balanceUnder(db, reference);
    if (!balance?.isCancelled) return undefined;
    const words = (language: Language) => tourTexts(language).calledOff;
    return {
      why: (language) => words(language).balance,
      byBuyer: { title: (language) => words(language).balanceTitle },
    };
  },
  release: (tx, { reference }) => stopPaying(tx, reference),
  misfits: (_item, { particulars = {}, order }) => [
    ...onlyAlone(order),
    ...Object.keys(particulars).map((path) => ({ part: 'particulars' as const, path, code: 'not-asked' })),
  ],
  present: (item) => {
    const details = detailsOf(item);
    if (!details) return { details: z.parse(shown, item.details), lines: () => [] };
    const days = daysBetween(details.startDate, details.endDate) + 1;
    const told = (language: Language) => balanceIn(inventory, { details }, language);
    return {
      details,
      lines: (language) => balanceLines(told(language), days, language),
      codes: (language) => tourCodes(details.confirmationNumber, language),
      sections: (language, isCancelled) => balanceSections(told(language), language, isCancelled),
    };
  },
});
