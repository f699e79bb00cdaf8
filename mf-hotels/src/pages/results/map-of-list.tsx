import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { hotelHref, hotelResultsHref } from '@alisio/shared-contracts/hotels';
import { usePointAt, usePointedItem } from '@alisio/shared-ui/list-and-map';
import type { MapOfList } from '../../features/hotel-results/index.ts';
import { StayMap } from '../../features/stay-map/index.ts';

export { bringStayMapAhead as bringAhead } from '../../features/stay-map/index.ts';

/** The hotels of a list on its map: chosen there they lead to their page, another place of it to its own list. */
export default function MapOfListOpened({ shown, query, isOpen }: MapOfList) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const pointed = usePointedItem();
  const pointAt = usePointAt();
  return (
    <StayMap
      hotels={shown.kept}
      active={pointed}
      onActive={pointAt}
      onChoose={(code) => void navigate(hotelHref(code, query))}
      onSearchHere={({ lat, lon }, radiusKm) =>
        void navigate(
          hotelResultsHref({
            ...query,
            place: undefined,
            point: { lat, lon },
            km: Math.max(1, Math.ceil(radiusKm)),
          }),
          // Over the list the map stays open, in its own entry of the history.
          isOpen ? { replace: true, state } : {},
        )
      }
    />
  );
}
