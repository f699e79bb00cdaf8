import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { Facets } from '@alisio/platform/sdk/lists';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { amenity, board, hotelKind, type ListedHotel } from '@alisio/shared-contracts/hotels';
import { DEFAULT_CURRENCY } from '@alisio/shared-contracts/visitor';
import type { FilterWords } from '@alisio/shared-ui/facets';
import { useCallback } from 'react';
import { useHotelWords } from '../../words/hotel-words.ts';

/** A list with what it can be narrowed by. */
export interface FilteredHotels {
  facets: Facets<ListedHotel>;
  /** all of the list, kept or not */
  all: readonly ListedHotel[];
}

/** Facets, their values and what is chosen of them in the reader's words. */
export function useFilterWords(): FilterWords {
  const { t } = useTexts('hotels');
  const { number } = useFormats();
  const { money, fromMoney } = usePrices();
  const words = useHotelWords();

  const value = (name: string, of: string): string => {
    if (name === 'kind') return words.kind(hotelKind.parse(of));
    if (name === 'with') return words.amenity(amenity.parse(of));
    if (name === 'board') return words.board(board.parse(of));
    if (name === 'stars') return words.stars(Number(of));
    if (name === 'score')
      return t('filters.scoreFrom', { score: number(Number(of) / 10), words: words.scoreWords(Number(of)) });
    if (name === 'cancel') return t(`cancellations.${of}`);
    return of;
  };
  const numberOf = (name: string, of: number): string =>
    name === 'night' ? money(of, DEFAULT_CURRENCY) : words.far(of);
  const span = (name: string, low: number, high: number) =>
    name === 'night'
      ? t('filters.between', { low: numberOf(name, low), high: numberOf(name, high) })
      : t('filters.upTo', { high: numberOf(name, high) });
  const legend = (name: string) => t(`filters.${name}`);
  return {
    ...{ legend, value, span },
    number: numberOf,
    from: (minor) => fromMoney(minor, DEFAULT_CURRENCY),
    said: (label, count, from) =>
      t('filters.row', { label, count, from: from === undefined ? '' : fromMoney(from, DEFAULT_CURRENCY) }),
    lowLabel: (name) => t('filters.from', { name }),
    highLabel: (name) => t('filters.to', { name }),
    say: useCallback((text, values) => t(`filters.${text}`, values), [t]),
  };
}
