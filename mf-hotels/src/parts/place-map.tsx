import type { PartProps } from '@alisio/platform/sdk/remote';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { PlaceMap } from '../features/stay-map/index.ts';

/** As high as the claim's room, and as framed as the hotel's page frames it. */
const Room = styled.div`
  display: grid;
  overflow: hidden;
  height: 240px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.sunken};
`;

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/**
 * `mf-hotels/place-map`: where a hotel or a place is, by its name and point; nothing where the page tells neither.
 * `beside`: `text` on a page that says no address.
 */
export default function PlaceMapPart({ given: { name, lat, lon, beside } }: PartProps) {
  if (typeof name !== 'string' || !isDegrees(lat, 90) || !isDegrees(lon, 180)) return null;
  return (
    <Room>
      <PlaceMap name={name} at={{ lat, lon }} beside={beside === 'text' ? 'text' : 'address'} />
    </Room>
  );
}
