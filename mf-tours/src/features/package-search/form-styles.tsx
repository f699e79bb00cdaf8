import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

export const Grid = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  align-items: start;

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.xl} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.withoutScript} {
    grid-template-columns: 1fr;

    & > * {
      grid-column: 1 / -1;
    }
  }
`;

/** Where somebody else draws the surface. */
export const Bare = styled.form`
  min-width: 0;
`;
