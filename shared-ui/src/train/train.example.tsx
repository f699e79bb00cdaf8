import styled from '@emotion/styled';
import { HOURS_OF_DAY } from '../stay/hours.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { tokens } from '../tokens/index.ts';
import { TrainPicture, TrainScene } from './index.ts';

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[3]};
`;

export default {
  title: 'Trains',
  topic: 'Travel',
  examples: [
    {
      name: 'A train by day, at dusk and at night',
      render: () => (
        <Wall>
          {(['fast', 'mountain'] as const).flatMap((view) =>
            HOURS_OF_DAY.map((hour) => (
              <li key={`${view} ${hour}`}>
                <TrainPicture view={view} hour={hour} label={`${view}, ${hour}`} />
              </li>
            )),
          )}
        </Wall>
      ),
    },
    { name: 'By the hour of the theme', render: () => <TrainScene label="A fast train on a viaduct" /> },
  ],
} satisfies CatalogueEntry;
