import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import type { BookedTourProps } from './booked-tour.tsx';
import { bookedTourOf } from './details.ts';
import { useTourBalance } from './use-tour-balance.ts';

/** What was paid of a tour in all, the rest that another order paid with it, and of how much. */
export function PaidInAll({ item }: Pick<BookedTourProps, 'item'>) {
  const { t } = useTexts('booking');
  const { money, moneyParts } = useFormats();
  const { whole, balanceReference = '' } = bookedTourOf(item);
  const isPaid = useTourBalance(balanceReference)?.state === 'paid';
  const { amount, currency } = isPaid ? whole : item.total;
  return (
    <>
      <Price parts={moneyParts(amount, currency)} />
      <Muted as="span">
        {' '}
        {isPaid
          ? t('tour.rest.withRest')
          : t('tour.rest.ofWhole', { total: money(whole.amount, whole.currency) })}
      </Muted>
    </>
  );
}
