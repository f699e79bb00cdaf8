import { useEffect, useState } from 'react';
import type { Products } from './product-source.ts';

/**
 * The products of these items by name, as a cart or a booking needs them; a name that this version does not know is not among them.
 * @returns nothing while one of them is on its way
 * @throws in rendering, when one cannot be fetched: the page's message offers another try
 */
export function useProducts<Part>(
  items: readonly { product: string }[],
  sources: Products<Part>,
): ReadonlyMap<string, Part> | undefined {
  const [, setRound] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const known = new Map<string, Part>();
  const missing = new Set<string>();
  for (const { product: name } of items) {
    const product = sources.get(name)?.now();
    if (product) known.set(name, product);
    else if (sources.has(name)) missing.add(name);
  }
  const awaited = [...missing].join(' ');
  useEffect(() => {
    if (awaited === '') return;
    let left = false;
    Promise.all(awaited.split(' ').map((name) => sources.get(name)?.load())).then(
      () => left || setRound((round) => round + 1),
      (error: unknown) => left || setFailure({ error }),
    );
    return () => {
      left = true;
    };
  }, [awaited, sources]);
  if (failure) throw failure.error;
  return missing.size > 0 ? undefined : known;
}
