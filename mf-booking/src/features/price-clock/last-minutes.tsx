import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/**
 * What the clock says once more, at the top of the window, for who types where the clock is not seen. Lies above the
 * page: nothing moves for it, and a press goes through it. The clock itself is read out; this is for eyes.
 */
export const LastMinutes = styled.span`
  position: fixed;
  top: ${tokens.space[2]};
  left: max(${tokens.gutter}, (100% - ${tokens.page}) / 2);
  z-index: ${tokens.layer.sticky};
  /* Never wider than the narrowest form beside the summary. */
  max-width: min(100% - 2 * ${tokens.gutter}, 30rem);
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.elevation.floating};
  pointer-events: none;
`;
