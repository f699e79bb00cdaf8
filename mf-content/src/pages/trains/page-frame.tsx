import { Wrap } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { space } = tokens;

/** What pages of trains stand in. */
export const TrainsFrame = styled(Wrap)`
  display: grid;
  gap: ${space[12]};
  padding-block: ${space[4]} ${space[16]};

  ${media.lg} {
    gap: ${space[16]};
  }
`;

export const Block = styled.section`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
`;

/** A title with what is said below it. */
export const Titles = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** Below each other; beside each other in wide windows, where fields would be far wider than what is typed into them. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};

  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]};
    align-items: start;
  }
`;

/** Title and search beside the picture, which is above them in narrow windows: not where what was found would stand far below it. */
export const Top = styled.div`
  display: grid;
  gap: ${space[5]} ${space[12]};

  & > [data-picture] {
    order: -1;
    overflow: hidden;
    border-radius: ${tokens.radius.card};
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) min(600px, 50%);
    align-items: center;

    & > [data-picture] {
      order: 0;
    }
  }

  &[data-searched] {
    & > [data-picture],
    & [data-lead] {
      display: none;
    }

    ${media.lg} {
      & > [data-picture],
      & [data-lead] {
        display: block;
      }
    }
  }
`;
