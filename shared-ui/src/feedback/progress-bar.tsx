import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { media, tokens } from '../tokens/index.ts';

/** §9: nothing is shown for waits under 200 ms; the bar fills in 2000 ms and is 3 px high. */
const THROTTLE_MS = 200;
const DURATION_MS = 2000;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${tokens.layer.toast};
  height: 3px;
  pointer-events: none;
`;

const Bar = styled.div`
  height: 100%;
  background: ${tokens.color.action};
  transform-origin: left;
  animation: ${tokens.animation.fill} ${DURATION_MS}ms ${tokens.motion.ease} forwards;

  ${media.reducedMotion} {
    animation-duration: 1ms;
  }
`;

export interface ProgressBarProps {
  /** A route or its data is being loaded. */
  active: boolean;
  /** Read out while it is shown. */
  label: string;
}

/** The thin bar at the top of the window during a route change. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);

  if (!active || !late) return null;
  return (
    <Track role="progressbar" aria-label={label}>
      <Bar />
    </Track>
  );
}
