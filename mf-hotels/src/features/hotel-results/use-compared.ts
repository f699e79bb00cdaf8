import { useSearchParams } from '@alisio/platform/sdk/router';
import { hotelCode } from '@alisio/shared-contracts/hotels';

/** So many stand side by side. */
export const MOST_COMPARED = 4;

/** Hotels that an address compares, by their codes, and what adds one or takes it away: a link shows the same ones. */
export function useCompared() {
  const [search, setSearch] = useSearchParams();
  const codes = (search.get('compare') ?? '')
    .split('.')
    .filter((code) => hotelCode.safeParse(code).success)
    .slice(0, MOST_COMPARED);
  const compare = (next: readonly string[]) => {
    const words = new URLSearchParams(search);
    if (next.length > 0) words.set('compare', next.join('.'));
    else words.delete('compare');
    // Not a step of its own: Back leads to the list of before.
    setSearch(words, { replace: true, preventScrollReset: true });
  };
  return {
    codes,
    isFull: codes.length >= MOST_COMPARED,
    toggle: (code: string) =>
      compare(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]),
    clear: () => compare([]),
  };
}
