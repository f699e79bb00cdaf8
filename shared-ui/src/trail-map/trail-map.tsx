import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';
import { Day, Name, Place, percent } from './chart-parts.tsx';
import { layOut, type TrailLeg, type TrailMode, type TrailPlace, UNITS } from './lay-out.ts';
import { TrailLine } from './trail-line.tsx';

const { color, space, text } = tokens;

const Ground = styled.div`
  container-type: inline-size;
  position: relative;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.sunken};
  overflow: hidden;
`;

const Sheet = styled.div<{ aspect: number }>`
  position: relative;
  margin-inline: auto;
  max-width: 100%;
  width: ${({ aspect }) => `calc(420px * ${aspect.toFixed(3)})`};
  aspect-ratio: ${({ aspect }) => aspect.toFixed(3)};

  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

const Passed = styled.span`
  display: block;
  width: 9px;
  height: 9px;
  border: 2px solid ${color.action};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface};
`;

const Scale = styled.span<{ share: number }>`
  width: ${({ share }) => percent(share)};
  position: absolute;
  left: 0;
  bottom: 0;
  padding: 0 ${space[1]} 2px 0;
  border-bottom: 2px solid ${color.ink2};
  font-size: ${text[13]};
  line-height: 1.2;
  white-space: nowrap;
  color: ${color.ink2};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin: 0 0 ${space[3]};
  padding: 0;
  list-style: none;
  font-size: ${text[14]};
  color: ${color.ink2};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

export interface TrailMapProps {
  places: readonly TrailPlace[];
  legs: readonly TrailLeg[];
  /** the journey in words */
  label: string;
  /** what a line of each mode means, in the order in which they are told; modes that are not travelled are left out */
  modes: Readonly<Record<TrailMode, string>>;
  /** what the bar of the scale says */
  lengthOf: (km: number) => string;
}

/**
 * A journey over land, drawn here: dots with the numbers of its days, and between them a line by the way of travelling.
 * Distances between places are true, the ways themselves are not.
 */
export function TrailMap({ places, legs, label, modes, lengthOf }: TrailMapProps) {
  const trail = layOut(places, legs);
  const travelled = (Object.keys(modes) as TrailMode[]).filter((mode) =>
    legs.some((leg) => leg.mode === mode),
  );
  return (
    <div>
      <Legend>
        {travelled.map((mode) => (
          <li key={mode}>
            <svg width="36" height="10" viewBox="0 0 36 10" aria-hidden="true">
              <TrailLine mode={mode} d="M2 5H34" />
            </svg>
            {modes[mode]}
          </li>
        ))}
      </Legend>
      <Ground role="img" aria-label={label}>
        <Sheet aspect={trail.aspect} aria-hidden="true">
          <svg viewBox={`0 0 ${UNITS} ${UNITS / trail.aspect}`} preserveAspectRatio="none" aria-hidden="true">
            {trail.legs.map(({ mode, d }) => (
              <TrailLine key={`${mode}${d}`} mode={mode} d={d} />
            ))}
          </svg>
          {trail.places.map(({ id, name, x, y, days, side }) => (
            <Place key={id} x={x} y={y}>
              {days.length > 0 ? <Day>{days.join(', ')}</Day> : <Passed />}
              <Name side={side} strong={days.length > 0}>
                {name}
              </Name>
            </Place>
          ))}
          <Scale share={trail.scale.share}>{lengthOf(trail.scale.km)}</Scale>
        </Sheet>
      </Ground>
    </div>
  );
}
