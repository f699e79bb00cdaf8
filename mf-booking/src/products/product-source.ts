import type { TextFiles } from '@alisio/platform/sdk/i18n';

/** Where the code for a product comes from: fetched once, when a cart or a booking names the product. */
export interface ProductSource<Part> {
  /** what is said of it alone, in the namespace of all */
  texts: TextFiles | undefined;
  /** the part, once its code is there */
  now: () => Part | undefined;
  /** Fetches it; a fetch that failed is tried anew. @throws what the failed fetch threw */
  load: () => Promise<Part>;
}

/** The products that a version knows, by name. */
export type Products<Part> = ReadonlyMap<string, ProductSource<Part>>;

/** Begins to fetch what shows these items; whoever shows them waits for it, and tells of a failure. */
export function fetchProductsOf<Part>(items: readonly { product: string }[], products: Products<Part>): void {
  for (const { product } of items)
    products
      .get(product)
      ?.load()
      .catch(() => undefined);
}

export function productSource<Part>(
  fetchModule: () => Promise<{ default: Part }>,
  texts?: TextFiles,
): ProductSource<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const load = async () => {
    try {
      part = (await fetchModule()).default;
      return part;
    } finally {
      loading = undefined;
    }
  };
  return {
    texts,
    now: () => part,
    load: async () => {
      if (part) return part;
      loading ??= load();
      return loading;
    },
  };
}
