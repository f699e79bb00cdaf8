import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import type { KnownItem, ShownItem } from './known-items.ts';

/** Sentences of the general pages that sound like what is bought, by their names below `says`. */
export type Sentence =
  | 'step'
  | 'title'
  | 'emailHint'
  | 'phoneHint'
  | 'agree'
  | 'gone'
  | 'goneText'
  | 'otherwise'
  | 'replaced'
  | 'payReplaced'
  | 'mailed';

/** Says a sentence in the terms of the items' product; neutrally where there are several or it has none. */
export function useWords(items: readonly { product: { words?: string } | undefined }[]) {
  const { t } = useTexts('booking');
  const groups = new Set(items.map(({ product }) => product?.words ?? 'any'));
  const group = groups.size === 1 ? [...groups][0] : 'any';
  return (sentence: Sentence, values?: Record<string, string>) => t(`says.${group}.${sentence}`, values);
}

/** What a caller dictates about these items; nothing where no product has a code. */
export function useCodes() {
  const { list } = useFormats();
  return (items: readonly KnownItem[]): string | undefined => {
    const codes = items.flatMap(({ item, product }) => product.code?.(item) ?? []);
    return codes.length > 0 ? list(codes) : undefined;
  };
}

/** What was chosen or booked, on one line in the reader's language. */
export function useTitles() {
  const { t, language } = useTexts('booking');
  const { list } = useFormats();
  const ofCart = ({ item, product }: KnownItem) => product.title?.(item, t, language) ?? item.title;
  const ofBooking = ({ item, product }: ShownItem) => product?.title?.(item, t, language) ?? item.title;
  return {
    ofCart,
    ofBooking,
    ofCartItems: (items: readonly KnownItem[]) => list(items.map(ofCart)),
    ofBookedItems: (items: readonly ShownItem[]) => list(items.map(ofBooking)),
    ofHeads: (items: readonly Pick<CartItem | BookedItem, 'title'>[]) =>
      list(items.map(({ title }) => title)),
  };
}
