import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { tokens } from '../tokens/index.ts';
import { Figure } from './index.ts';

const Page = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  max-width: 65ch;
`;

export default {
  title: 'Figures',
  topic: 'Travel',
  examples: [
    {
      name: 'Drawings in a text, with their captions',
      render: () => (
        <Page>
          <Figure drawing="market">Fruit stalls in the morning. Drawing: Alisio.</Figure>
          <Figure drawing="stage">A small stage: one voice and one guitar. Drawing: Alisio.</Figure>
        </Page>
      ),
    },
  ],
} satisfies CatalogueEntry;
