import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** The picture of a text across the window, and so flat that the title is in the first view of a phone. */
export const Scene = styled.div`
  height: 220px;
  background: ${tokens.color.sunken};

  ${media.md} {
    height: 340px;
  }

  ${media.xl} {
    height: 400px;
  }
`;
