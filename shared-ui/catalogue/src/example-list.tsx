import styled from '@emotion/styled';
import { ownProps } from '../../src/styling/own-props.ts';
import { Heading } from '../../src/text/index.ts';
import { media, tokens } from '../../src/tokens/index.ts';
import type { Page } from './entries.ts';
import { Guarded } from './guarded.tsx';
import { slug } from './slug.ts';

const { color, space } = tokens;

const Example = styled.section`
  & + & {
    margin-top: ${space[10]};
  }
`;

const Name = styled(Heading)`
  margin-bottom: ${space[3]};
  color: ${color.ink2};
`;

/** Keeps what an example lays over the page, a header or a wide table, inside of its frame. */
const Frame = styled('div', ownProps('bleed'))<{ bleed: boolean }>`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding: ${({ bleed }) => (bleed ? '0' : space[4])};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.paper};

  ${media.md} {
    padding: ${({ bleed }) => (bleed ? '0' : space[8])};
  }
`;

/** What an entry shows, one example beneath the other. The examples speak Spanish, as the product does first. */
export function ExampleList({ page }: { page: Page }) {
  return page.examples.map(({ name, render: Show, bleed = false }) => (
    <Example key={name} aria-labelledby={slug(name)}>
      <Name level={2} size="xs" id={slug(name)}>
        {name}
      </Name>
      <Frame bleed={bleed} lang="es">
        <Guarded>
          <Show />
        </Guarded>
      </Frame>
    </Example>
  ));
}
