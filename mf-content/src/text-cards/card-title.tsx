import { Link } from '@alisio/platform/sdk/router';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** The whole card leads where its title leads; the card is `position: relative`. */
export const CardTitle = styled(Link)`
  color: ${tokens.color.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  li:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`;
