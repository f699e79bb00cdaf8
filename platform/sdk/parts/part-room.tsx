import { Skeleton } from '@alisio/shared-ui/feedback';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { SitePart } from '../page/index.ts';

/** Options of a styled element that has props of its own: they decide the look and must not become attributes. */
const own = { shouldForwardProp: (name: string) => name !== 'room' };

/** The room that a part's claim asks for: whatever stands in it, what is below stays where it is. */
export const PartRoom = styled('div', own)<Pick<SitePart, 'room'>>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: ${({ room }) => room.narrow}px;

  ${media.md} {
    min-height: ${({ room }) => room.wide}px;
  }

  /* After both heights: nothing but the link is left. */
  &[data-closed] {
    min-height: 0;
  }

  /* Focused by script alone, where a retry took the focused button away. */
  &:focus {
    outline: none;
  }
`;

const Lines = styled.div`
  display: grid;
  align-content: center;
  gap: ${tokens.space[2]};
`;

/** 72 pixels: no room is lower. */
export const PartAwaited = () => (
  <Lines>
    <Skeleton width="40%" height={tokens.space[6]} />
    <Skeleton height={tokens.space[4]} />
    <Skeleton width="70%" height={tokens.space[4]} />
  </Lines>
);
