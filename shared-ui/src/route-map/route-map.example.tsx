import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { RouteMap } from './index.ts';

const BOG = { code: 'BOG', lat: 4.7, lon: -74.15 };
const PTY = { code: 'PTY', lat: 9.07, lon: -79.38 };
const MAD = { code: 'MAD', lat: 40.47, lon: -3.56 };

export default {
  title: 'Route map',
  topic: 'Travel',
  examples: [
    { name: 'A direct flight', render: () => <RouteMap stops={[BOG, MAD]} label="Bogotá a Madrid" /> },
    {
      name: 'With a stop on the way',
      render: () => <RouteMap stops={[BOG, PTY, MAD]} label="Bogotá a Madrid por Panamá" />,
    },
  ],
} satisfies CatalogueEntry;
