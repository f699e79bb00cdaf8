import styled from '@emotion/styled';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../hydration/index.ts';
import { painted } from './moments.ts';

/** Keeps what follows below the window's edge. */
const Room = styled.div`
  min-height: 100vh;
`;

export interface BelowFirstViewProps {
  /** who comes back to where they were may have been down there */
  atOnce: boolean;
  children: ReactNode;
}

/**
 * What a page shows below its first view. It arrives with a page that a server draws; who comes from another page sees
 * the first view painted before the rest is drawn, in pieces between which the page answers.
 */
export function BelowFirstView({ atOnce, children }: BelowFirstViewProps) {
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
  return drawn ? children : <Room />;
}
