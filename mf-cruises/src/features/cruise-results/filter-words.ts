import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { CruiseSearchAnswer } from '@alisio/shared-contracts/cruises';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import type { FilterWords } from '@alisio/shared-ui/facets';
import { useCallback } from 'react';
import { useCruiseWords } from '../../words/cruise-words.ts';

/** Facets, their values and what is chosen of them in the reader's words. */
export function useFilterWords({
  ports,
  meta,
}: Pick<CruiseSearchAnswer, 'ports'> & {
  meta: Pick<CruiseSearchAnswer['meta'], 'lines' | 'ships'>;
}): FilterWords {
  const { t } = useTexts('cruises');
  const { fromMoney } = usePrices();
  const words = useCruiseWords();
  const named = (all: readonly { code: string; name: string }[], code: string) =>
    all.find((one) => one.code === code)?.name ?? code;
  const value = (name: string, of: string): string => {
    if (name === 'lines') return named(meta.lines, of);
    if (name === 'ships') return named(meta.ships, of);
    if (name === 'leaves' || name === 'calls') return named(ports, of);
    return words.month(of);
  };
  const number = (name: string, of: number): string =>
    name === 'price' ? fromMoney(of, DEFAULT_CURRENCY) : words.nights(of);
  return {
    legend: (name) => t(`results.filters.${name}`),
    value,
    number,
    span: (name, low, high) =>
      low === high
        ? number(name, low)
        : t('results.filters.between', { low: number(name, low), high: number(name, high) }),
    from: (minor) => fromMoney(minor, DEFAULT_CURRENCY),
    said: (label, count, from) =>
      from === undefined
        ? t('results.filters.rowOnly', { label, count })
        : t('results.filters.row', { label, count, from: fromMoney(from, DEFAULT_CURRENCY) }),
    lowLabel: (name) => t('results.filters.low', { name }),
    highLabel: (name) => t('results.filters.high', { name }),
    say: useCallback((text, values) => t(`results.filters.${text}`, values), [t]),
  };
}
