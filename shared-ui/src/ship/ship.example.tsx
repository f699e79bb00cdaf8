import styled from '@emotion/styled';
import { HOURS_OF_DAY } from '../stay/hours.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { tokens } from '../tokens/index.ts';
import type { CabinKind } from './cabin-drawings.ts';
import type { ships } from './catalogue.ts';
import { CabinPicture, cellFor, DeckPlan, ShipPicture, ShipSide } from './index.ts';

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[3]};
`;

const KINDS: readonly CabinKind[] = ['inside', 'oceanview', 'balcony', 'suite'];
const DECKS: Readonly<Record<number, CabinKind[]>> = {
  2: ['oceanview'],
  3: ['oceanview'],
  4: ['inside'],
  5: ['inside'],
  6: ['balcony'],
  7: ['inside', 'balcony'],
  8: ['balcony', 'suite'],
};
const PLAN = Array.from({ length: 11 }, (_, at) => ({ deck: at + 1, kinds: DECKS[at + 1] ?? [] }));

const VIEWS = ['sea', 'island', 'port', 'city', 'fjord'] as const satisfies readonly (keyof typeof ships)[];

export default {
  title: 'Ships',
  topic: 'Travel',
  examples: [
    {
      name: 'A ship by day, at dusk and at night',
      render: () => (
        <Wall>
          {VIEWS.flatMap((view) =>
            HOURS_OF_DAY.map((hour) => (
              <li key={`${view} ${hour}`}>
                <ShipPicture view={view} hour={hour} label={`${view}, ${hour}`} />
              </li>
            )),
          )}
        </Wall>
      ),
    },
    {
      name: 'Its cabins',
      render: () => (
        <Wall>
          {KINDS.map((kind) => (
            <li key={kind}>
              <CabinPicture kind={kind} label={kind} />
            </li>
          ))}
        </Wall>
      ),
    },
    {
      name: 'From the side, cabins with a balcony filled',
      render: () => (
        <ShipSide plan={PLAN} kind="balcony" label="Barco de lado: balcones en las cubiertas 6 a 8" />
      ),
    },
    {
      name: 'A deck from above with one cabin',
      render: () => (
        <DeckPlan
          deck={7}
          kinds={['inside', 'balcony']}
          kind="balcony"
          mine={cellFor(7, ['inside', 'balcony'], 'balcony', 'a')}
          label="Cubierta 7 desde arriba"
        />
      ),
    },
    {
      name: 'A deck of two kinds with windows, none marked',
      render: () => (
        <DeckPlan deck={8} kinds={['balcony', 'suite']} kind="suite" label="Cubierta 8 desde arriba" />
      ),
    },
  ],
} satisfies CatalogueEntry;
