import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Muted } from '../text/index.ts';
import { tokens } from '../tokens/index.ts';
import { BottomBar, Grid2, Row, Stack, VisuallyHidden, Wrap } from './index.ts';

const Part = styled.div`
  padding: ${tokens.space[3]};
  border: 1px dashed ${tokens.color.control};
  border-radius: ${tokens.radius.tag};
  font-size: ${tokens.text[14]};
`;

export default {
  title: 'Layout',
  topic: 'Foundations',
  examples: [
    {
      name: 'Stack: one under the other',
      render: () => (
        <Stack gap={3}>
          <Part>Ida</Part>
          <Part>Vuelta</Part>
          <Part>Equipaje</Part>
        </Stack>
      ),
    },
    {
      name: 'Row: side by side',
      render: () => (
        <Row gap={3} between wrap>
          <Part>Subtotal</Part>
          <Part>US$ 268,40</Part>
        </Row>
      ),
    },
    {
      name: 'Grid2: one column, two from 640',
      render: () => (
        <Grid2>
          <Part>Nombre</Part>
          <Part>Apellido</Part>
          <Part data-span="2">Correo</Part>
        </Grid2>
      ),
    },
    {
      name: 'Wrap: the page, with its gutter',
      bleed: true,
      render: () => (
        <Wrap>
          <Part>1216 px a lo sumo</Part>
        </Wrap>
      ),
    },
    {
      name: 'BottomBar: below 1024, what a page comes to',
      bleed: true,
      render: () => (
        <BottomBar>
          <Part>US$ 268,40</Part>
          <Part>Pagar</Part>
        </BottomBar>
      ),
    },
    {
      name: 'VisuallyHidden: read out, not shown',
      render: () => (
        <Muted>
          Aquí hay una frase más
          <VisuallyHidden>, que solo se oye</VisuallyHidden>.
        </Muted>
      ),
    },
  ],
} satisfies CatalogueEntry;
