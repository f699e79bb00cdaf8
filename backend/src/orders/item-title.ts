import type { Language } from '@alisio/shared-contracts/languages';
import type { KeptItem, Products } from './product.ts';

/** What an item is called, in the language that is written in; as it was called when it was ordered, where its product is sold no longer or cannot tell. */
export const itemTitle = ({ products }: { products: Products }, item: KeptItem, language: Language): string =>
  products.get(item.product)?.title?.(item, language) ?? item.title;
