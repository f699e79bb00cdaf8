import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import type { ComboboxOption } from '@alisio/shared-ui/combobox';

/** What the list of a place's box offers. `km`: how far away it is; a search is one of `searches`, from 0 */
export type Offered =
  | { kind: 'place'; place: SearchPlace; underCity?: boolean; km?: number }
  | { kind: 'search'; search: FlightSearchForm; searches: readonly FlightSearchForm[]; index: number }
  | { kind: 'near' };

export type OfferedOption = ComboboxOption<Offered>;

/** Places of a group that no group before has. */
export function placeOptions(
  group: string,
  places: readonly (SearchPlace & { km?: number })[],
  taken: Set<string>,
): OfferedOption[] {
  return places.flatMap(({ km, ...place }) => {
    if (taken.has(place.code)) return [];
    taken.add(place.code);
    return [
      {
        id: place.code,
        value: { kind: 'place', place, ...(km === undefined ? {} : { km }) },
        group,
      },
    ];
  });
}
