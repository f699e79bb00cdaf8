import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** What waits to be done still, as wide as the head above; nothing where there is none. */
export const Due = styled.div`
  &:not(:empty) {
    padding-top: ${tokens.space[6]};
  }
`;

/** What was booked, and beside it who, and what it cost. */
export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[6]} ${tokens.space[16]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: ${tokens.space[8]};
    align-items: start;
  }
`;
