import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';

/** The last thing of the page, so that it covers nothing at the end; on the way there it sticks to the window. */
const Place = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${tokens.layer.popover};
`;

/** `tokens.bottomRoom`: what sticks to the window's foot, and what the focus comes to, stand above it. */
const ROOM = '--bottom-room';

/** Notices at the window's foot. It tells the page how tall it is. */
export function BottomNotice({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(() => style.setProperty(ROOM, `${element.offsetHeight}px`));
    measured.observe(element);
    return () => {
      measured.disconnect();
      style.removeProperty(ROOM);
    };
  }, []);
  return <Place ref={place}>{children}</Place>;
}
