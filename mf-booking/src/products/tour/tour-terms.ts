import type { TourInCart } from '@alisio/shared-contracts/tours';
import type { Cancellation, PaidLater } from '../../price/terms.ts';
import type { Wording } from '../product.ts';

/** What becomes of the money when a tour is given back: from when on how much of its whole price is kept. */
export interface TourStep {
  /** local to the tour; the first begins with the booking and has none */
  from?: string | undefined;
  /** integer minor units */
  keeps: number;
}

type Terms = Pick<TourInCart, 'cancellation' | 'whole'>;

/**
 * Steps that keep as much as the one before are one. They are of the whole price, of a deposit too: whoever has not paid the
 * rest by its day is given all of it back, before anything is kept.
 */
export const tourSteps = ({ cancellation }: Pick<Terms, 'cancellation'>): TourStep[] =>
  cancellation.filter(({ keeps }, at, all) => keeps !== all[at - 1]?.keeps);

/** Whether all of it can be given back for nothing yet. */
export const isFreeTour = ({ cancellation }: Pick<TourInCart, 'cancellation'>): boolean =>
  cancellation[0]?.keeps === 0;

/** What becomes of the money, a sentence for each step: a green tick before all of them said that losing it is free. */
export function tourCancellation(
  { cancellation, whole }: Terms,
  { t, formats, money }: Wording,
): Cancellation {
  const steps = tourSteps({ cancellation });
  const [{ keeps } = { keeps: 0 }, next] = steps;
  const none = steps.find((step) => step.keeps >= whole.amount);
  const on = (from: string) => ({ day: formats.day(from, 'date') });
  const kept = (amount: number) => ({ price: money(amount, whole.currency) });
  if (keeps >= whole.amount) return { kind: 'none', text: t('tour.cancel.none') };
  const lost = none?.from ? [{ kind: 'none' as const, text: t('tour.cancel.lost', on(none.from)) }] : [];
  if (keeps > 0) return { kind: 'fee', text: t('tour.cancel.fee', kept(keeps)), after: lost };
  if (!next?.from) return { kind: 'free', isHere: true, text: t('tour.cancel.free') };
  const fee = { kind: 'fee' as const, text: t('tour.cancel.then', kept(next.keeps)) };
  return {
    kind: 'free',
    isHere: true,
    text: t('tour.cancel.before', on(next.from)),
    after: next === none ? lost : [fee, ...lost],
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
      isHere: true,
    }
  );
}
