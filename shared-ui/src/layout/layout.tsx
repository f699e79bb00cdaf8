import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { media, type SpaceToken, tokens } from '../tokens/index.ts';

/** Page width with the gutter of the breakpoint. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(${tokens.page} + 2 * ${tokens.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.gutter};
`;

interface Gap {
  gap?: SpaceToken;
}

/** Children one under the other. A server puts style elements between children; they take no room. */
export const Stack = styled('div', ownProps('gap'))<Gap>`
  & > :not(style) ~ :not(style) {
    margin-top: ${({ gap = 4 }) => tokens.space[gap]};
  }
`;

interface RowProps extends Gap {
  between?: boolean;
  wrap?: boolean;
}

/** Children side by side, centred on their height. */
export const Row = styled('div', ownProps('gap', 'between', 'wrap'))<RowProps>`
  display: flex;
  align-items: center;
  justify-content: ${({ between }) => (between ? 'space-between' : 'flex-start')};
  flex-wrap: ${({ wrap }) => (wrap ? 'wrap' : 'nowrap')};
  gap: ${({ gap = 2 }) => tokens.space[gap]};
`;

/** Form grid: one column, two from 640. A child with `data-span="2"` takes both. */
export const Grid2 = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  ${media.sm} {
    grid-template-columns: 1fr 1fr;

    & > [data-span='2'] {
      grid-column: 1 / -1;
    }
  }
`;
