import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { tokens } from '../tokens/index.ts';
import { AeroplaneScene, CarrierTile, ScaledBag } from './index.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: end;
`;

export default {
  title: 'Aeroplanes',
  topic: 'Travel',
  examples: [
    {
      name: 'By the hour of the theme',
      render: () => <AeroplaneScene label="An unbranded plane over the mountains" />,
    },
    {
      name: 'A carrier’s tile, in a list and at the head of its page',
      render: () => (
        <Row>
          <CarrierTile>AV</CarrierTile>
          <CarrierTile large>AV</CarrierTile>
        </Row>
      ),
    },
    {
      name: 'Bags at one scale',
      render: () => (
        <Row>
          <ScaledBag kind="personal" width={45} height={35} />
          <ScaledBag kind="cabin" width={35} height={55} />
          <ScaledBag kind="checked" width={52} height={78} />
        </Row>
      ),
    },
  ],
} satisfies CatalogueEntry;
