import { bringTexts, useTextsControl } from '@alisio/platform/sdk/i18n';
import { useEffect, useState } from 'react';
import type { ProductSource, Products } from './product-source.ts';

/**
 * The products of these items by name, with their texts, as a cart or a booking needs them; a name that this version does not know is not among them.
 * @returns nothing while one of them is on its way
 * @throws in rendering, when one cannot be fetched: the page's message offers another try
 */
export function useProducts<Part>(
  items: readonly { product: string }[],
  sources: Products<Part>,
): ReadonlyMap<string, Part> | undefined {
  const texts = useTextsControl();
  const [, setRound] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const known = new Map<string, Part>();
  const missing = new Set<string>();
  for (const { product: name } of items) {
    const source = sources.get(name);
    if (!source) continue;
    const product = source.now();
    if (product && (!source.texts || texts.holds(source.texts))) known.set(name, product);
    else missing.add(name);
  }
  const awaited = [...missing].join(' ');
  useEffect(() => {
    if (awaited === '') return;
    let left = false;
    const bring = async ({ load, texts: files }: ProductSource<Part>) => {
      await Promise.all([load(), files && bringTexts(texts, 'booking', files)]);
    };
    const ways = awaited.split(' ').flatMap((name) => sources.get(name) ?? []);
    Promise.all(ways.map(bring)).then(
      () => left || setRound((round) => round + 1),
      (error: unknown) => left || setFailure({ error }),
    );
    return () => {
      left = true;
    };
  }, [awaited, sources, texts]);
  if (failure) throw failure.error;
  return missing.size > 0 ? undefined : known;
}
