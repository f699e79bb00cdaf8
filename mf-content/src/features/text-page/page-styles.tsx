import { Wrap } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { space } = tokens;

export const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[2]} ${space[16]};

  ${media.lg} {
    gap: ${space[12]};
  }
`;

/** Contents left, the text, and what flies there right; on a phone one after the other, the text first. */
export const PageGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${media.lg} {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: ${space[12]};
  }

  ${media.xl} {
    grid-template-columns: 208px minmax(0, 1fr) 300px;
  }

  & > aside:last-child {
    align-self: start;

    ${media.lg} {
      grid-column: 2;
    }

    ${media.xl} {
      position: sticky;
      top: ${space[24]};
      grid-column: 3;
    }
  }
`;
