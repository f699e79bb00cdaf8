import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** What it is at the left, what of it at the right, one pair a line; each pair is a `div`. */
export const Pairs = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  font-size: ${tokens.text[15]};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }

  & dd {
    text-align: right;
    white-space: nowrap;
  }
`;
