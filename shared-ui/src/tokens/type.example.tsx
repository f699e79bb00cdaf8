import styled from '@emotion/styled';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Code, Eyebrow, Heading, Muted, Narrow, NoBreak } from '../text/index.ts';
import { tokens } from './index.ts';
import { scales } from './scales.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: baseline;
`;

const Sample = styled.span`
  overflow: hidden;
  line-height: 1.2;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

function isStep(step: string): step is `${keyof typeof scales.text}` {
  return step in scales.text;
}

const steps = Object.keys(scales.text).filter(isStep).reverse();

export default {
  title: 'Type',
  topic: 'Foundations',
  examples: [
    {
      name: 'Sizes, in pixels at the usual setting',
      render: () => (
        <Stack gap={3}>
          {steps.map((step) => (
            <Line key={step}>
              <Muted>{step}</Muted>
              <Sample style={{ fontSize: tokens.text[step] }}>Viaja con el viento a favor</Sample>
            </Line>
          ))}
        </Stack>
      ),
    },
    {
      name: 'Headings',
      render: () => (
        <Stack gap={4}>
          <Heading level={2} size="hero">
            Viento a favor
          </Heading>
          <Heading level={2} size="xl">
            Buen viaje, Marina
          </Heading>
          <Heading level={2}>¿A dónde sopla hoy?</Heading>
          <Heading level={3} size="m">
            Casa del Aljibe
          </Heading>
          <Heading level={3}>Un solo total</Heading>
          <Heading level={4}>Equipaje</Heading>
        </Stack>
      ),
    },
    {
      name: 'The width axis',
      render: () => (
        <Stack gap={3}>
          {(['narrow', 'snug', 'normal'] as const).map((width) => (
            <p key={width} style={{ fontStretch: tokens.width[width], fontSize: tokens.text[28] }}>
              Cartagena 601 000 0000
            </p>
          ))}
        </Stack>
      ),
    },
    {
      name: 'Text',
      render: () => (
        <Stack gap={3}>
          <Eyebrow>Solo por teléfono</Eyebrow>
          <p>Tasas, cargos y equipaje elegido dentro del precio.</p>
          <Muted>Ida y vuelta desde Bogotá, por persona, con tasas.</Muted>
          <p>
            Bogotá <Code>BOG</Code> a Madrid <Code>MAD</Code>, <NoBreak>9 h 45 min</NoBreak>
          </p>
          <p>
            <Narrow>601 000 0000</Narrow>
          </p>
        </Stack>
      ),
    },
  ],
} satisfies CatalogueEntry;
