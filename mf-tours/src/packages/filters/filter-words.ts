import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { board } from '@alisio/shared-contracts/hotels';
import { PACKAGE_CURRENCY } from '@alisio/shared-contracts/packages';
import type { FilterWords } from '@alisio/shared-ui/facets';
import { useCallback } from 'react';
import { usePackageWords } from '../package-words.ts';
import type { Filtered } from './filtered.ts';

/** Facets, their values and what is chosen of them in the reader's words. */
export function useFilterWords({ of: list, airlines = {} }: Pick<Filtered, 'of' | 'airlines'>): FilterWords {
  const { t } = useTexts('tours');
  const { money, fromMoney } = usePrices();
  const words = usePackageWords();
  const number = (_: string, of: number): string => money(of, PACKAGE_CURRENCY);
  const value = (name: string, of: string): string => {
    if (name === 'board') return words.board(board.parse(of));
    if (name === 'stars') return words.stars(Number(of));
    return name === 'stops' ? t(`packages.filters.stopsOf.${of}`) : (airlines[of] ?? of);
  };
  return {
    legend: (name) => t(`packages.filters.${name}`),
    value,
    number,
    span: (name, low, high) =>
      t('packages.filters.between', { low: number(name, low), high: number(name, high) }),
    from: (minor) => fromMoney(minor, PACKAGE_CURRENCY),
    said: (label, count, from) =>
      from === undefined
        ? t(`packages.filters.${list}.rowOnly`, { label, count })
        : t(`packages.filters.${list}.row`, { label, count, from: fromMoney(from, PACKAGE_CURRENCY) }),
    lowLabel: (name) => t('packages.filters.low', { name }),
    highLabel: (name) => t('packages.filters.high', { name }),
    say: useCallback(
      (text, values) =>
        text === 'show' || text === 'noneTitle' || text === 'noneTightest'
          ? t(`packages.filters.${list}.${text}`, values)
          : t(`packages.filters.${text}`, values),
      [t, list],
    ),
  };
}
