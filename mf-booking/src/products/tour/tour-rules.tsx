import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Stack } from '@alisio/shared-ui/layout';
import { countryName } from '../../reference/countries.ts';
import { tourOf } from './details.ts';
import { tourCancellation } from './tour-terms.ts';
import { useTourWords } from './use-tour-words.ts';

/** Which document each traveler needs, in a sentence. */
export function TourRulesLine({ item }: { item: CartItem }) {
  const { t, language } = useTexts('booking');
  const { list } = useFormats();
  const { crosses } = tourOf(item).tour;
  return crosses.length > 0
    ? t('tour.rules.crosses', { countries: list(crosses.map((code) => countryName(code, language))) })
    : t('tour.rules.document');
}

/** The terms of a tour in whole sentences: its money, whether it leaves, what is asked of who goes. */
export function TourRules({ item }: { item: CartItem }) {
  const { t } = useTexts('booking');
  const formats = useFormats();
  const { money } = usePrices();
  const { going } = useTourWords();
  const tour = tourOf(item);
  const { text, after = [] } = tourCancellation(tour, { t, formats, money });
  const { rest, group } = tour;
  return (
    <Stack gap={3}>
      <p>{[text, ...after.map((later) => later.text)].join(' ')}</p>
      {rest ? (
        <p>
          {t('tour.rules.rest', {
            rest: money(rest.amount.amount, rest.amount.currency),
            day: formats.day(rest.dueOn, 'date'),
          })}{' '}
          {t('tour.rest.note')}
        </p>
      ) : null}
      <p>
        {going(tour)} {t('tour.rules.group', { count: group.most })}
      </p>
      <p>{t('tour.rules.zone')}</p>
      <p>{t(`tour.rules.effort-${tour.tour.effort}`)}</p>
      <p>
        <TourRulesLine item={item} /> {t('tour.rules.check')}
      </p>
    </Stack>
  );
}
