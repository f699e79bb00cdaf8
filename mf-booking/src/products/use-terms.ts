import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { Cancellation, PaidLater } from '../price/terms.ts';
import type { KnownItem, ShownItem } from './known-items.ts';
import type { Wording } from './product.ts';

/** What products promise of items: whether each can be called off, and what of all is paid later, elsewhere. */
export function useTerms() {
  const { t } = useTexts('booking');
  const formats = useFormats();
  const { money } = usePrices();
  const wording: Wording = { t, formats, money };
  // What was booked is owed and given back in what was charged, whatever the visitor's currency.
  const charged: Wording = { t, formats, money: formats.money };
  return {
    cancellationInCart: ({ item, product }: KnownItem): Cancellation | undefined =>
      product.cancellation?.(item, wording),
    cancellationOfBooked: ({ item, product }: ShownItem): Cancellation | undefined =>
      product?.cancellation?.(item, charged),
    laterInCart: (items: readonly KnownItem[]): PaidLater[] =>
      items.flatMap(({ item, product }) => product.payLater?.(item, wording) ?? []),
    laterOfBooked: (items: readonly ShownItem[]): PaidLater[] =>
      items.flatMap(({ item, product }) => product?.payLater?.(item, charged) ?? []),
  };
}
