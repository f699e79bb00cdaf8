import type { HotelInfo } from '@alisio/shared-contracts/hotels';
import { useNear } from '@alisio/shared-ui/late-part';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { PlaceMap } from '../../features/stay-map/index.ts';

/** Its room is there from the first paint on. */
const Room = styled.div`
  height: 280px;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.sunken};
`;

/** How near the window it has to come. */
const NEAR = '200px';

/** Where the hotel is, drawn once somebody comes near it. */
export function LatePlaceMap({ hotel: { hotelName, locationInfo } }: { hotel: HotelInfo }) {
  const at = { lat: locationInfo.latitude, lon: locationInfo.longitude };
  const room = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useNear(room, NEAR, () => setWanted(true));
  return <Room ref={room}>{isWanted ? <PlaceMap name={hotelName} at={at} beside="near" /> : null}</Room>;
}
