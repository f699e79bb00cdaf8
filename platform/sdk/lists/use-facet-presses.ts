import { useMemo } from 'react';
import type { Facets } from './use-facets.ts';

/** Both ends of a range, in the facet's own numbers; an end that is not there is open. */
interface Range {
  low: number | undefined;
  high: number | undefined;
}

export interface FacetPresses {
  onValues: (name: string, values: readonly string[]) => void;
  onRange: (name: string, range: Range) => void;
  /** @param id of a chip: the facet's name, and behind a blank the value, where it has values */
  onRemove: (id: string) => void;
}

/** What presses in a panel of facets, and on the chips of what is chosen, choose. */
export function useFacetPresses<Item>({
  choices,
  choose,
}: Pick<Facets<Item>, 'choices' | 'choose'>): FacetPresses {
  const presses = useMemo(
    () => ({
      onValues: (name: string, values: readonly string[]) => choose(name, { kind: 'values', values }),
      onRange: (name: string, { low, high }: Range) =>
        choose(name, {
          kind: 'range',
          ...(low === undefined ? {} : { low }),
          ...(high === undefined ? {} : { high }),
        }),
    }),
    [choose],
  );
  const onRemove = (id: string) => {
    const [name = '', ...rest] = id.split(' ');
    const value = rest.join(' ');
    const choice = choices[name];
    if (choice?.kind !== 'values') return choose(name, undefined);
    choose(name, { kind: 'values', values: choice.values.filter((one) => one !== value) });
  };
  return { ...presses, onRemove };
}
