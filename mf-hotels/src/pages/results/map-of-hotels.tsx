import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { hotelHref, hotelResultsHref } from '@alisio/shared-contracts/hotels';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { breakpoints } from '@alisio/shared-ui/tokens';
import { useEffect, useState } from 'react';
import type { MapOfList } from '../../features/hotel-results/index.ts';
import { StayMap } from '../../features/stay-map/index.ts';
import { usePointAt, usePointedHotel } from '../../pointed-hotel/index.ts';

/** Whether the list stands beside the map. */
const isBeside = () => matchMedia(`(min-width: ${breakpoints.lg}px)`).matches;

/** The map of a list: beside it once the page has nothing else to do, over it on a phone when it is opened. */
export function MapOfHotels({ shown, query, isOpen }: MapOfList) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const pointed = usePointedHotel();
  const pointAt = usePointAt();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isOpen) setWanted(true);
    else if (isBeside()) return whenIdle(() => setWanted(true));
    return undefined;
  }, [isOpen]);
  if (!isWanted) return null;
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
