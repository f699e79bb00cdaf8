import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { tokens } from '../tokens/index.ts';
import { stays } from './catalogue.ts';
import { HOURS_OF_DAY, StayPicture } from './index.ts';

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[3]};
`;

export default {
  title: 'Stays',
  topic: 'Foundations',
  examples: [
    {
      name: 'Houses and rooms, by day, at dusk and at night',
      render: () => (
        <Wall>
          {Object.keys(stays).flatMap((view) =>
            HOURS_OF_DAY.map((hour) => (
              <li key={`${view} ${hour}`}>
                <StayPicture view={view} hour={hour} label={`${view}, ${hour}`} />
              </li>
            )),
          )}
        </Wall>
      ),
    },
    {
      name: 'Houses of one view, each with the look of its seed',
      render: () => (
        <Wall>
          {['a', 'b', 'd', 'e', 'f', 'i'].map((seed) => (
            <li key={seed}>
              <StayPicture view="casona" hour="day" seed={seed} label={`casona, ${seed}`} />
            </li>
          ))}
        </Wall>
      ),
    },
  ],
} satisfies CatalogueEntry;
