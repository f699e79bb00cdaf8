import { WithScript } from '@alisio/shared-ui/finder';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

export const FinderTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[4]};
`;

/** Stacked, two columns from 768, one row from 1280. Plain fields in place of panels need rows of their own. */
export const FinderGrid = styled.div`
  display: grid;
  gap: ${space[2]};
  align-items: start;

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.xl} {
    grid-template-columns: 488px 248px 1fr auto;
  }

  ${media.withoutScript} {
    grid-template-columns: 1fr;

    & > * {
      grid-column: 1 / -1;
    }
  }
`;

/** Origin and destination. From 768 the boxes, not their lists, leave room for the swap button on the seam. */
export const Places = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  align-items: start;

  ${media.md} {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;

    & > div:first-of-type > div > div > div:first-of-type {
      padding-right: ${space[6]};
    }

    & > div:last-of-type > div > div > div:first-of-type {
      padding-left: ${space[6]};
    }
  }

  ${media.xl} {
    grid-column: auto;
  }
`;

/** In the one row of wide windows the words take the icon's room: as many travellers as may go, and their cabin. */
export const TravelersSlot = styled(WithScript)`
  ${media.xl} {
    & > button {
      grid-template-columns: 1fr;
    }

    & > button > svg {
      display: none;
    }
  }
`;

export const Swap = styled.div`
  position: absolute;
  top: calc(${space[16]} + ${space[1]});
  right: ${space[4]};
  z-index: 1;
  transform: translateY(-50%) rotate(90deg);

  ${media.withoutScript} {
    display: none;
  }

  & > button {
    background: ${color.surface};
  }

  ${media.md} {
    top: ${space[8]};
    right: auto;
    left: 50%;
    transform: translate(-50%, -50%);
  }
`;
