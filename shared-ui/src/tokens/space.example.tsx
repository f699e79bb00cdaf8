import styled from '@emotion/styled';
import { Row, Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Muted } from '../text/index.ts';
import { tokens } from './index.ts';
import { scales } from './scales.ts';

const Bar = styled.div`
  height: ${tokens.space[4]};
  border-radius: ${tokens.radius.tag};
  background: ${tokens.color.action};
`;

const Name = styled(Muted)`
  flex: none;
  width: 72px;
`;

const Box = styled.div`
  display: grid;
  place-items: center;
  width: 132px;
  height: 96px;
  border: 1px solid ${tokens.color.control};
  background: ${tokens.color.surface};
  font-size: ${tokens.text[14]};
`;

const Lifted = styled(Box)`
  border-color: transparent;
  border-radius: ${tokens.radius.card};
`;

/** Names and values in order; the page's own variables show what they are worth. */
const spaces = Object.entries(scales.space).sort(
  ([, one], [, other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
);

export default {
  title: 'Space, shape, depth',
  topic: 'Foundations',
  examples: [
    {
      name: 'Space',
      render: () => (
        <Stack gap={2}>
          {spaces.map(([step, value]) => (
            <Row key={step} gap={3}>
              <Name>
                {step} · {value}
              </Name>
              <Bar style={{ width: value }} />
            </Row>
          ))}
        </Stack>
      ),
    },
    {
      name: 'Radius',
      render: () => (
        <Row gap={4} wrap>
          {Object.entries(scales.radius).map(([name, value]) => (
            <Box key={name} style={{ borderRadius: value }}>
              {name} · {value}
            </Box>
          ))}
        </Row>
      ),
    },
    {
      name: 'Elevation',
      render: () => (
        <Row gap={8} wrap>
          {Object.entries(tokens.elevation).map(([name, value]) => (
            <Lifted key={name} style={{ boxShadow: value }}>
              {name}
            </Lifted>
          ))}
        </Row>
      ),
    },
  ],
} satisfies CatalogueEntry;
