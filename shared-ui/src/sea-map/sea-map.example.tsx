import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { SeaMap, type SeaPort } from './index.ts';
import { SOUTHERN_CARIBBEAN } from './testing/southern-caribbean.ts';

const Narrow = styled.div`
  max-width: 352px;
`;

const FAR: SeaPort[] = [
  { code: 'AQ', name: 'Allá', lat: -71, lon: 120 },
  { code: 'AR', name: 'Más allá', lat: -70, lon: 126 },
];

export default {
  title: 'Sea map',
  topic: 'Travel',
  examples: [
    {
      name: 'A voyage of eight days',
      render: () => <SeaMap {...SOUTHERN_CARIBBEAN} label="De Cartagena a las Antillas y de vuelta" />,
    },
    {
      name: 'On a card',
      render: () => (
        <Narrow>
          <SeaMap {...SOUTHERN_CARIBBEAN} form="card" label="De Cartagena a las Antillas y de vuelta" />
        </Narrow>
      ),
    },
    {
      name: 'On a sea whose coast nobody has drawn',
      render: () => (
        <SeaMap
          days={['AQ', null, 'AR']}
          ports={FAR}
          ways={[{ from: 'AQ', to: 'AR', line: [120, -71, 123, -69.5, 126, -70] }]}
          label="Lejos de todo"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
