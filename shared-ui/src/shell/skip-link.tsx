import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

/** The first thing Tab reaches: past the header, to the content. Hidden until it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  left: ${tokens.space[4]};
  top: -80px;
  z-index: ${tokens.layer.toast};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};

  &:focus {
    top: ${tokens.space[3]};
  }
`;
