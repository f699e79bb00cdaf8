import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { chargedNow, type RatePlan } from '@alisio/shared-contracts/hotels';

/** What becomes of the money of a plan, in words. */
export interface CancellationWords {
  isFree: boolean;
  /** "Cancelas gratis hasta el dom 6 dic, 12 p. m." */
  title: string;
  /** what follows then */
  after: string;
  /** day until which it is free, or only a part is kept; none where all is kept at once. ISO date */
  until: string | undefined;
}

/** Dates are those of the hotel's clock. */
export function useCancellationWords() {
  const { t } = useTexts('hotels');
  const { dayAndMonth, clock } = useFormats();
  const { money } = usePrices();
  return ({ cancellationSteps, convertedRateInfo }: RatePlan): CancellationWords => {
    const [first, next] = cancellationSteps;
    const { currencyCode, startDate } = convertedRateInfo;
    const arrival = t('hotel.cancel.arrival', { day: dayAndMonth(startDate) });
    const all = chargedNow(convertedRateInfo);
    const keeps = (amount: number) =>
      amount >= all
        ? t('hotel.cancel.keepsAll')
        : t('hotel.cancel.keeps', { amount: money(amount, currencyCode) });
    if (!first || !next?.from)
      return first?.keeps === 0
        ? { isFree: true, title: t('hotel.cancel.freeAlways'), after: arrival, until: undefined }
        : { isFree: false, title: t('hotel.cancel.never'), after: arrival, until: undefined };
    const when = { day: dayAndMonth(next.from), time: clock(next.from.slice(11, 16)) };
    const isFree = first.keeps === 0;
    return {
      isFree,
      title: isFree
        ? t('hotel.cancel.freeUntil', when)
        : t('hotel.cancel.partUntil', { ...when, amount: money(first.keeps, currencyCode) }),
      after: keeps(next.keeps),
      until: next.from.slice(0, 10),
    };
  };
}
