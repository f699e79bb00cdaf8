import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

export interface PathSegment {
  /** In the air, waiting, or waiting through the night. */
  kind: 'fly' | 'wait' | 'night';
  minutes: number;
}

const Line = styled.span`
  display: flex;
  align-items: center;
  height: 12px;
  margin-block: 2px;
`;

const Flown = styled('span', ownProps('share'))<{ share: number }>`
  flex: ${({ share }) => share} 1 0;
  min-width: 4px;
  height: 2px;
  border-radius: 1px;
  background: ${tokens.color.ink};
`;

const Waited = styled('span', ownProps('night', 'share'))<{ night: boolean; share: number }>`
  flex: ${({ share }) => share} 1 0;
  min-width: 10px;
  height: 8px;
  margin-inline: 2px;
  border: 2px solid ${({ night }) => (night ? tokens.color.ink : tokens.color.accentText)};
  border-radius: ${tokens.radius.pill};
  background: ${({ night }) => (night ? tokens.color.ink : tokens.color.surface)};
`;

/**
 * The way to scale: flown is solid, a wait is a hollow capsule as long as the wait, filled at night.
 * Decoration: duration and stops are written above and below it.
 */
export function PathLine({ segments }: { segments: readonly PathSegment[] }) {
  const all = segments.reduce((sum, { minutes }) => sum + minutes, 0);
  let start = 0;
  return (
    <Line aria-hidden="true">
      {segments.map(({ kind, minutes }) => {
        const key = start;
        start += minutes;
        // In hundredths: of as many rules as that, not one for each duration that there is.
        const share = Math.max(Math.round((minutes / all) * 100), 1);
        return kind === 'fly' ? (
          <Flown key={key} share={share} />
        ) : (
          <Waited key={key} night={kind === 'night'} share={share} />
        );
      })}
    </Line>
  );
}
