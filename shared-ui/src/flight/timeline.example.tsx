import { Card } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Timeline } from './index.ts';

export default {
  title: 'Timeline',
  topic: 'Travel',
  examples: [
    {
      name: 'An itinerary with a wait',
      render: () => (
        <Card pad="block">
          <Timeline
            items={[
              {
                id: 'bog',
                kind: 'stop',
                time: '17:35',
                title: 'Bogotá, El Dorado BOG',
                detail: 'Terminal 1',
              },
              { id: 'cm1', kind: 'fly', detail: 'Copa CM 273, 1 h 40 min, económica' },
              { id: 'pty', kind: 'stop', time: '19:15', title: 'Panamá, Tocumen PTY' },
              { id: 'wait', kind: 'rest', title: 'Espera de 2 h 35 min', detail: 'Cambias de avión' },
              { id: 'pty2', kind: 'stop', time: '21:50', title: 'Panamá, Tocumen PTY' },
              { id: 'cm2', kind: 'fly', detail: 'Copa CM 802, 9 h 50 min, económica' },
              {
                id: 'mad',
                kind: 'stop',
                time: '13:40',
                plusDays: 1,
                title: 'Madrid, Barajas MAD',
                detail: 'Terminal 1',
              },
            ]}
          />
        </Card>
      ),
    },
  ],
} satisfies CatalogueEntry;
