import { useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { whereIsIt } from '@alisio/platform/sdk/visitor';
import type { StayPlace } from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import type { ComboboxOption } from '@alisio/shared-ui/combobox';
import { useState } from 'react';
import { usePopularPlaces } from '../../places/use-popular-places.ts';
import { staySearch } from './stay-search-store.ts';

/** What the list of the place's box offers. */
export type OfferedPlace = { kind: 'place'; place: StayPlace } | { kind: 'near' };

const idOf = ({ kind, id }: StayPlace) => `${kind}-${id}`;

/** Places of a group that no group before has. */
function placesOf(
  group: string | undefined,
  places: readonly StayPlace[],
  taken: Set<string>,
): ComboboxOption<OfferedPlace>[] {
  return places.flatMap((place) => {
    const id = idOf(place);
    if (taken.has(id)) return [];
    taken.add(id);
    return [{ id, value: { kind: 'place' as const, place }, ...(group === undefined ? {} : { group }) }];
  });
}

/** Found places as options of the box. */
export const foundOptions = (places: readonly StayPlace[]) => placesOf(undefined, places, new Set());

/**
 * What the box offers while nothing is typed: near the visitor, who is asked where they are after a press alone, places of
 * late, places that many go to.
 * @param onNear told where they are
 */
export function useOfferedPlaces(onNear: (point: GeoPoint) => void) {
  const { t } = useTexts('hotels');
  const recent = useSessionStore(staySearch, ({ recentPlaces }) => recentPlaces);
  const popular = usePopularPlaces();
  const [state, setState] = useState<'not' | 'asking' | 'refused'>('not');
  const options = (): ComboboxOption<OfferedPlace>[] => {
    const taken = new Set<string>();
    return [
      { id: 'near', value: { kind: 'near' as const }, staysOpen: true },
      ...placesOf(t('search.recent'), recent, taken),
      ...placesOf(
        t('search.popular'),
        popular.map(({ poster: _, ...place }) => place),
        taken,
      ),
    ];
  };
  const askNear = async () => {
    setState('asking');
    try {
      onNear(await whereIsIt());
      setState('not');
    } catch {
      // Their answer, not a fault.
      setState('refused');
    }
  };
  const notes = { not: undefined, asking: t('search.looking'), refused: t('search.nearRefused') };
  return { options, note: notes[state], askNear };
}
