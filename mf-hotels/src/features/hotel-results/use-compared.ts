import { useSearchParams } from '@alisio/platform/sdk/router';
import { hotelCode } from '@alisio/shared-contracts/hotels';
import { useEffect } from 'react';
import { askCompared, askedCompared, forgetCompared, useAskedCompared } from './asked-compared.ts';

/** So many stand side by side. */
export const MOST_COMPARED = 4;

const codesIn = (search: URLSearchParams): string[] =>
  (search.get('compare') ?? '')
    .split('.')
    .filter((code) => hotelCode.safeParse(code).success)
    .slice(0, MOST_COMPARED);

/**
 * Hotels that an address compares, by their codes, and what adds one or takes it away: a link shows the same ones. What is
 * pressed shows at once; the address, for which the list is drawn anew, follows.
 */
export function useCompared() {
  const [search, setSearch] = useSearchParams();
  const shown = search.toString();
  const codes = useAskedCompared(shown) ?? codesIn(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for ends with the address that it was asked behind
  useEffect(() => forgetCompared, [shown]);
  const compare = (next: readonly string[]) => {
    const words = new URLSearchParams(search);
    if (next.length > 0) words.set('compare', next.join('.'));
    else words.delete('compare');
    askCompared({ behind: shown, codes: next });
    // Not a step of its own: Back leads to the list of before.
    setSearch(words, { replace: true, preventScrollReset: true });
  };
  return {
    codes,
    isFull: codes.length >= MOST_COMPARED,
    toggle: (code: string) => {
      const before = askedCompared(shown) ?? codesIn(search);
      if (before.includes(code)) compare(before.filter((one) => one !== code));
      else if (before.length < MOST_COMPARED) compare([...before, code]);
    },
    clear: () => compare([]),
  };
}
