import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';

/** What a page or a part brings with it, by the names of its chunks. */
export interface FirstLoad {
  kind: 'page' | 'part';
  /** for a message: `page-summary`, `page-summary with product-flight` */
  name: string;
  chunks: readonly string[];
}

/**
 * What each page and each part of a remote may load first: itself, the texts in one language, and for a page its own texts and one of the
 * remote's products with its texts, which come when a cart or a booking names them. A page weighs as much as its largest product, not
 * as all of them.
 * @param chunks names of what is loaded later: `page-summary`, `product-flight`, `texts-product-flight-es`, `texts-es` …
 */
export function firstLoads(chunks: readonly string[]): FirstLoad[] {
  const named = (prefix: string) => chunks.filter((chunk) => chunk.startsWith(prefix));
  const alone = (kind: FirstLoad['kind']) => (name: string) => ({
    kind,
    name,
    chunks: [name, `texts-${DEFAULT_LANGUAGE}`],
  });
  const products = named('product-');
  /** Those of the longest name that the chunk's begins with: `product-flight-booked` has the texts of `product-flight`. */
  const textsOf = (product: string) =>
    named('texts-product-')
      .filter(
        (texts) =>
          texts.endsWith(`-${DEFAULT_LANGUAGE}`) &&
          `${product}-`.startsWith(texts.slice('texts-'.length, -DEFAULT_LANGUAGE.length)),
      )
      .sort((one, other) => other.length - one.length)
      .slice(0, 1);
  const pages = named('page-')
    .map(alone('page'))
    .map((page) => ({
      ...page,
      chunks: [...page.chunks, ...named(`texts-${page.name}-${DEFAULT_LANGUAGE}`)],
    }));
  return [
    ...(products.length === 0
      ? pages
      : pages.flatMap((page) =>
          products.map((product) => ({
            ...page,
            name: `${page.name} with ${product}`,
            chunks: [...page.chunks, product, ...textsOf(product)],
          })),
        )),
    ...named('part-').map(alone('part')),
  ];
}
