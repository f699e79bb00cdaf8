import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { Facets } from '@alisio/platform/sdk/lists';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { ListedActivity } from '@alisio/shared-contracts/activities';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import type { FilterWords } from '@alisio/shared-ui/facets';
import { useCallback } from 'react';
import { useActivityWords } from '../../words/activity-words.ts';

/** A list with what it can be narrowed by. */
export interface FilteredActivities {
  facets: Facets<ListedActivity>;
  /** all of the list, kept or not */
  all: readonly ListedActivity[];
}

/** Groups of texts of facets' values, by the facet's name in addresses. */
const GROUPS: Readonly<Record<string, string>> = {
  kind: 'kinds',
  when: 'times',
  long: 'durations',
  cancel: 'cancellations',
  start: 'starts',
};

/** Facets, their values and what is chosen of them in the reader's words. */
export function useFilterWords(): FilterWords {
  const { t } = useTexts('tours');
  const { number } = useFormats();
  const { money, fromMoney } = usePrices();
  const { spoken, far } = useActivityWords();
  const numberOf = (name: string, of: number): string =>
    name === 'price' ? money(of, DEFAULT_CURRENCY) : far(of);
  return {
    legend: (name) => t(`activityResults.filters.${name}`),
    value: (name, of) => {
      if (name === 'lang') return spoken(of);
      const group = GROUPS[name];
      return group ? t(`activity.${group}.${of}`) : of;
    },
    number: numberOf,
    span: (name, low, high) =>
      name === 'price'
        ? t('activityResults.filters.between', { low: numberOf(name, low), high: numberOf(name, high) })
        : t('activityResults.filters.upTo', { high: numberOf(name, high) }),
    from: (minor) => fromMoney(minor, DEFAULT_CURRENCY),
    said: (label, count, from) =>
      t('activityResults.filters.row', {
        label,
        count,
        shown: number(count),
        from: from === undefined ? '' : fromMoney(from, DEFAULT_CURRENCY),
      }),
    lowLabel: (name) => t('activityResults.filters.from', { name }),
    highLabel: (name) => t('activityResults.filters.to', { name }),
    say: useCallback((text, values) => t(`activityResults.filters.${text}`, values), [t]),
  };
}
