import styled from '@emotion/styled';
import { media, tokens } from '../tokens/index.ts';

/**
 * What a page comes to, at hand at the bottom of a small window. `data-away` while the same is in view: its room stays,
 * or the end of the page would move.
 */
export const BottomBar = styled.div`
  position: sticky;
  bottom: ${tokens.bottomRoom};
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.gutter};
  border-top: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.elevation.floating};

  &[data-away] {
    visibility: hidden;
  }

  ${media.lg} {
    display: none;
  }
`;
