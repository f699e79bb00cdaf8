import type { TourDetail } from '@alisio/shared-contracts/tours';
import { useLatePart, useNear } from '@alisio/shared-ui/late-part';
import { media } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useRef } from 'react';

/** About as high as what it shows: what is below it hardly moves. */
const Room = styled.div`
  min-height: 640px;

  ${media.md} {
    min-height: 720px;
  }
`;

const loadMap = async () => (await import(/* webpackChunkName: "tour-route" */ './route-map.tsx')).default;

/** The way on a map, drawn by the browser once somebody comes near: each leg stands in its day, in words. */
export function LateRoute({ tour }: { tour: TourDetail }) {
  const room = useRef<HTMLDivElement>(null);
  const { part: RouteMap, want } = useLatePart(loadMap);
  useNear(room, '400px', () => void want());
  return RouteMap ? <RouteMap tour={tour} /> : <Room ref={room} />;
}
