import styled from '@emotion/styled';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../hydration/index.ts';
import { painted } from './moments.ts';

/** Stands where something comes below the first view, and keeps what follows it below the window's edge. */
export const RoomBelow = styled.div`
  min-height: 100vh;
`;

export interface BelowFirstViewProps {
  /** who comes back to where they were may have been down there */
  atOnce: boolean;
  children: ReactNode;
}

/**
 * Whether what a page has below its first view is to be drawn: with a page that a server drew it is there; for who
 * comes from another page it follows when the first view is painted, in pieces between which the page answers.
 */
export function useBelowFirstView(atOnce: boolean): boolean {
  const hydrated = useHydrated();
  const [drawn, setDrawn] = useState(!hydrated || atOnce);
  useEffect(() => {
    if (drawn) return;
    let gone = false;
    void painted().then(() => {
      if (!gone) startTransition(() => setDrawn(true));
    });
    return () => {
      gone = true;
    };
  }, [drawn]);
  return drawn;
}

/** What a page shows below its first view, and until then the room for it. */
export function BelowFirstView({ atOnce, children }: BelowFirstViewProps) {
  return useBelowFirstView(atOnce) ? children : <RoomBelow />;
}
