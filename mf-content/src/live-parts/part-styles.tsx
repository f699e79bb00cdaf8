import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

/** Around a part of another remote, which brings no surface of its own. */
export const Room = styled.aside`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  font-size: ${tokens.text[16]};

  &[data-bare] {
    padding: 0;
    border: 0;
    background: none;
  }
`;
