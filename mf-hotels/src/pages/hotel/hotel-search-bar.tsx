import { useLocation } from '@alisio/platform/sdk/router';
import {
  type HotelInfo,
  type HotelQuery,
  hotelHref,
  type StayPlace,
  stayHref,
} from '@alisio/shared-contracts/hotels';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { type ReactNode, useState } from 'react';
import { SearchedBar } from '../../features/hotel-results/index.ts';
import { changeHref, loadEditSearch } from '../../features/stay-search/index.ts';

/** A hotel as a place that can be searched for. */
const placeOf = ({ hotelCode, hotelName, locationInfo }: HotelInfo): StayPlace => ({
  kind: 'hotel',
  id: hotelCode,
  name: hotelName,
  cityName: locationInfo.address.cityName,
  countryCode: locationInfo.address.countryCode,
  countryName: locationInfo.address.countryName,
  location: { lat: locationInfo.latitude, lon: locationInfo.longitude },
});

export interface HotelSearchBarProps {
  query: HotelQuery;
  hotel: HotelInfo;
  /** how long the prices hold */
  clock: ReactNode;
}

/** What was searched, always in sight. Other days or guests stay with this hotel, another place leads to its hotels. */
export function HotelSearchBar({ query, hotel, clock }: HotelSearchBarProps) {
  const { search } = useLocation();
  const [editing, setEditing] = useState(false);
  const { part: EditSearch, want } = useLatePart(loadEditSearch);
  const place = placeOf(hotel);
  const edit = async () => {
    if (!(await want())) return;
    setEditing(true);
    window.scrollTo({ top: 0 });
  };
  const hrefOf = (asked: HotelQuery): string =>
    asked.place?.kind === place.kind && asked.place.id === place.id
      ? hotelHref(place.id, { ...asked, place: query.place, point: query.point, km: query.km })
      : stayHref(asked);
  return (
    <SearchedBar
      query={query}
      where={`${place.cityName}, ${place.countryName}`}
      editing={editing}
      changeHref={changeHref(search)}
      onEdit={editing ? () => setEditing(false) : edit}
      clock={clock}
    >
      {EditSearch && editing ? (
        <EditSearch
          query={{ ...query, point: undefined }}
          place={place}
          hrefOf={hrefOf}
          onSearch={() => setEditing(false)}
        />
      ) : null}
    </SearchedBar>
  );
}
