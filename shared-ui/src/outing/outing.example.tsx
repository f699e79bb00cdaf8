import styled from '@emotion/styled';
import { HOURS_OF_DAY } from '../stay/hours.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { tokens } from '../tokens/index.ts';
import { outings } from './catalogue.ts';
import { OutingPicture } from './index.ts';

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[3]};
`;

export default {
  title: 'Outings',
  topic: 'Foundations',
  examples: [
    {
      name: 'What is done somewhere, by day, at dusk and at night',
      render: () => (
        <Wall>
          {Object.keys(outings).flatMap((view) =>
            HOURS_OF_DAY.map((hour) => (
              <li key={`${view} ${hour}`}>
                <OutingPicture view={view} hour={hour} label={`${view}, ${hour}`} />
              </li>
            )),
          )}
        </Wall>
      ),
    },
  ],
} satisfies CatalogueEntry;
