import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import { peopleOf } from '@alisio/shared-contracts/tours';
import { Button } from '@alisio/shared-ui/button';
import { BottomBar } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import type { Chosen } from './chosen.ts';

/** What was chosen, at hand on a small window; it leads to the total, where the way on is. */
export function TourBar({ chosen }: { chosen: Chosen }) {
  const { t } = useTexts('tours');
  const { dayAndMonth } = useFormats();
  const sums = usePriceSums();
  const { shares, departure, party } = chosen;
  if (!shares) return null;
  return (
    <BottomBar>
      <div>
        <Muted size={13}>
          {t('tourPage.total.bar', { count: peopleOf(party), day: dayAndMonth(departure.startDate) })}
        </Muted>
        <Price parts={sums.totalParts({ amounts: shares, currency: departure.currency })} size="m" />
      </div>
      <Button href="#total">{t('tourPage.total.toTotal')}</Button>
    </BottomBar>
  );
}
