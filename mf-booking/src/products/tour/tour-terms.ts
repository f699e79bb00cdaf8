import type { TourInCart } from '@alisio/shared-contracts/tours';
import type { Cancellation, PaidLater } from '../../price/terms.ts';
import type { Wording } from '../product.ts';

/** What becomes of the money when a tour is given back: from when on how much of what was charged is kept. */
export interface TourStep {
  /** local to the tour; the first begins with the booking and has none */
  from?: string | undefined;
  /** integer minor units */
  keeps: number;
}

interface Charged {
  amount: number;
  currency: string;
}

/** Of a deposit no more can be kept than it is; steps that keep as much as the one before are one. */
export const tourSteps = (
  { cancellation }: Pick<TourInCart, 'cancellation'>,
  { amount }: Charged,
): TourStep[] =>
  cancellation
    .map(({ from, keeps }) => ({ from, keeps: Math.min(keeps, amount) }))
    .filter(({ keeps }, at, all) => keeps !== all[at - 1]?.keeps);

/** Whether all of it can be given back for nothing yet. */
export const isFreeTour = ({ cancellation }: Pick<TourInCart, 'cancellation'>): boolean =>
  cancellation[0]?.keeps === 0;

/** What becomes of the money, in a sentence or two. @param charged with the booking */
export function tourCancellation(
  tour: Pick<TourInCart, 'cancellation' | 'startDate'>,
  charged: Charged,
  { t, formats, money }: Wording,
): Cancellation {
  const steps = tourSteps(tour, charged);
  const [now, next] = steps;
  const keeps = now?.keeps ?? 0;
  const none = steps.find((step) => step.keeps >= charged.amount);
  const day = (from: string) => formats.day(from, 'date');
  if (keeps >= charged.amount) return { kind: 'none', text: t('tour.cancel.none') };
  const price = (amount: number) => money(amount, charged.currency);
  const lost = none?.from ? t('tour.cancel.lost', { day: day(none.from) }) : '';
  const said = (...sentences: string[]) => sentences.filter(Boolean).join(' ');
  if (keeps > 0) return { kind: 'fee', text: said(t('tour.cancel.fee', { price: price(keeps) }), lost) };
  if (!next?.from) return { kind: 'free', isHere: true, text: t('tour.cancel.free') };
  const then = next === none ? '' : t('tour.cancel.then', { price: price(next.keeps) });
  return {
    kind: 'free',
    isHere: true,
    text: said(t('tour.cancel.before', { day: day(next.from) }), then, lost),
  };
}

/** What is left to pay, until when, and what happens otherwise; nothing where all was charged. */
export function tourPaidLater(
  { rest }: Pick<TourInCart, 'rest'>,
  { t, formats }: Wording,
): PaidLater | undefined {
  return (
    rest && {
      label: t('tour.rest.until', { day: formats.day(rest.dueOn, 'date') }),
      total: rest.amount,
      note: t('tour.rest.note'),
    }
  );
}
