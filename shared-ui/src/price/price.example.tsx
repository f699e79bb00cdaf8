import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Muted } from '../text/index.ts';
import { OldAndNew, Price } from './index.ts';

const dollars = { symbol: 'US$', number: '268,40' };

export default {
  title: 'Price',
  topic: 'Content',
  examples: [
    {
      name: 'Sizes',
      render: () => (
        <Stack gap={2}>
          {(['s', 'm', 'l', 'xl'] as const).map((size) => (
            <p key={size}>
              <Price parts={dollars} size={size} />
            </p>
          ))}
        </Stack>
      ),
    },
    {
      name: 'Of other countries, with what it is for',
      render: () => (
        <Stack gap={3}>
          <div>
            <Price parts={{ symbol: 'COP', number: '1.064.000' }} size="l" />
            <Muted>Total, 3 viajeros, con tasas</Muted>
          </div>
          <div>
            <Price parts={{ symbol: 'MXN', number: '4,812.50' }} size="l" />
            <Muted>Total, 1 viajero, con tasas</Muted>
          </div>
        </Stack>
      ),
    },
    {
      name: 'A price that has changed',
      render: () => (
        <OldAndNew
          old={{ label: 'Antes', parts: dollars }}
          now={{ label: 'Ahora', parts: { symbol: 'US$', number: '274,90' } }}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
