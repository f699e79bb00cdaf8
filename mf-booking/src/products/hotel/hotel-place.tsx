import { useAppScope } from '@alisio/platform/sdk/page';
import type { HotelInfo } from '@alisio/shared-contracts/hotels';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { HotelMapProps } from './hotel-map.tsx';

/** On paper the address says it. */
const Place = styled.div`
  margin-top: ${tokens.space[4]};

  @media print {
    display: none;
  }
`;

/** The room that the part claims: what is below stays where it is once the map comes. */
const Awaited = styled.div`
  height: 240px;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.sunken};
`;

const PLACE_MAP = 'mf-hotels/place-map';

const HotelMap = lateComponent<HotelMapProps>(
  () => import(/* webpackChunkName: "drawn-stays" */ './hotel-map.tsx'),
  Awaited,
  { isExtra: true },
);

/** Where a booked hotel is, and no room for it where no live remote draws that: the page is whole by the address. */
export function HotelPlace({ hotel }: { hotel: HotelInfo }) {
  const { parts } = useAppScope();
  if (!parts?.all.some(({ name }) => name === PLACE_MAP)) return null;
  return (
    <Place>
      <HotelMap part={PLACE_MAP} hotel={hotel} />
    </Place>
  );
}
