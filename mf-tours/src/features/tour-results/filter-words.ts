import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { tourEffort, tourScene } from '@alisio/shared-contracts/tours';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import type { FilterWords } from '@alisio/shared-ui/facets';
import { useCallback } from 'react';
import { useTourWords } from '../../words/tour-words.ts';
import type { FilteredTours } from './results-address.ts';

/** Facets, their values and what is chosen of them in the reader's words. */
export function useFilterWords({ all }: Pick<FilteredTours, 'all'>): FilterWords {
  const { t } = useTexts('tours');
  const { number } = useFormats();
  const { money, fromMoney } = usePrices();
  const words = useTourWords();
  const value = (name: string, of: string): string => {
    if (name === 'country') return all.find(({ country }) => country.slug === of)?.country.name ?? of;
    if (name === 'effort') return words.effort(tourEffort.parse(of));
    if (name === 'scene') return words.scene(tourScene.parse(of));
    if (name === 'guide') return words.spoken(of);
    if (name === 'child') return t('tourResults.filters.childOf', { count: Number(of) });
    return of;
  };
  const numberOf = (name: string, of: number): string =>
    name === 'price' ? money(of, DEFAULT_CURRENCY) : name === 'days' ? words.days(of) : number(of);
  return {
    legend: (name) => t(`tourResults.filters.${name}`),
    value,
    number: numberOf,
    span: (name, low, high) =>
      t('tourResults.filters.between', { low: numberOf(name, low), high: numberOf(name, high) }),
    from: (minor) => fromMoney(minor, DEFAULT_CURRENCY),
    said: (label, count, from) =>
      t('tourResults.filters.row', {
        label,
        count,
        from: from === undefined ? '' : fromMoney(from, DEFAULT_CURRENCY),
      }),
    lowLabel: (name) => t('tourResults.filters.low', { name }),
    highLabel: (name) => t('tourResults.filters.high', { name }),
    say: useCallback((text, values) => t(`tourResults.filters.${text}`, values), [t]),
  };
}
