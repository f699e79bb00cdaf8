import type { Place } from '@alisio/shared-contracts/places';

/** What the list of a place's box offers. */
export type OfferedPlace = { kind: 'place'; place: Place } | { kind: 'near' };

/** One line of it; options of a group follow each other. */
export interface PlaceBoxOption {
  id: string;
  value: OfferedPlace;
  group?: string;
  /** chosen, it leaves the list open */
  staysOpen?: boolean;
}

const idOf = ({ kind, id }: Place) => `${kind}-${id}`;

/** Places of a group that no group before has. */
function placesOf(group: string | undefined, places: readonly Place[], taken: Set<string>): PlaceBoxOption[] {
  return places.flatMap((place) => {
    const id = idOf(place);
    if (taken.has(id)) return [];
    taken.add(id);
    return [{ id, value: { kind: 'place' as const, place }, ...(group === undefined ? {} : { group }) }];
  });
}

/** Found places as options of the box. */
export const foundOptions = (places: readonly Place[]) => placesOf(undefined, places, new Set());

export interface PlacesOnOffer {
  /** newest first, under their heading */
  recent: readonly Place[];
  recentLabel: string;
  /** where many go, under theirs */
  popular: readonly Place[];
  popularLabel: string;
}

/** What the box offers while nothing is typed: near the visitor, places of late, places that many go to. Each once. */
export function offeredOptions({ recent, recentLabel, popular, popularLabel }: PlacesOnOffer) {
  const taken = new Set<string>();
  return [
    { id: 'near', value: { kind: 'near' as const }, staysOpen: true },
    ...placesOf(recentLabel, recent, taken),
    ...placesOf(popularLabel, popular, taken),
  ];
}
