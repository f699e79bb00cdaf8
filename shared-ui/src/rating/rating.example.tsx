import { Row, Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Heading } from '../text/index.ts';
import { Rating, Stars } from './index.ts';

export default {
  title: 'Rating',
  topic: 'Content',
  examples: [
    {
      name: 'The category of a hotel',
      render: () => (
        <Stack gap={2}>
          {[5, 4, 3.5, 2].map((value) => (
            <div key={value}>
              <Stars value={value} label={`${String(value).replace('.', ',')} estrellas`} />
            </div>
          ))}
        </Stack>
      ),
    },
    {
      name: 'What guests say',
      render: () => (
        <Row gap={6} wrap>
          <Rating score="9,2" label="Puntuación: 9,2 de 10" words="Excelente" detail="1 204 opiniones" />
          <Rating score="10" label="Puntuación: 10 de 10" words="Perfecto" detail="3 opiniones" />
        </Row>
      ),
    },
    {
      name: 'On a card',
      render: () => (
        <Row between>
          <div>
            <Heading level={3} size="m">
              Casa del Aljibe
            </Heading>
            <Stars value={5} label="5 estrellas" />
          </div>
          <Rating stacked score="8,7" label="Puntuación: 8,7 de 10" words="Muy bueno" />
        </Row>
      ),
    },
  ],
} satisfies CatalogueEntry;
