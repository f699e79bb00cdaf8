import styled from '@emotion/styled';
import { Skeleton } from '../feedback/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { CarrierMark } from './carrier-mark.tsx';
import { End, Leg, LegFrame, Path, Who } from './leg-styles.tsx';

/** A line as high as its words, with a bar as high as letters in it. */
const Words = styled('div', ownProps('high'))<{ high: string }>`
  display: grid;
  height: ${({ high }) => high};
  align-items: center;
`;

const bar = (high: string, width: string, thick = '12px') => (
  <Words high={high}>
    <Skeleton height={thick} width={width} />
  </Words>
);

/** Names of airports show from this width of the leg on. */
const Name = styled.div`
  display: none;

  @container (min-width: 400px) {
    display: block;
  }
`;

const end = (
  <>
    {bar('28px', '68px', '20px')}
    {bar('20px', '32px')}
    <Name>{bar('16px', '88px')}</Name>
  </>
);

const Way = styled(Path)`
  display: grid;
  justify-items: center;

  & > :nth-of-type(2) {
    width: 100%;
  }
`;

/** The place of a `FlightLeg` that is awaited: mark, times, the line between, as high and laid out as it will be. */
export function LegSkeleton() {
  return (
    <LegFrame aria-hidden="true">
      <Leg>
        <Who>
          <CarrierMark />
          {bar('20px', '88px')}
        </Who>
        <End>{end}</End>
        <Way>
          {bar('16px', '64px')}
          {bar('12px', '100%', '2px')}
          {bar('16px', '56px')}
        </Way>
        <End>{end}</End>
      </Leg>
    </LegFrame>
  );
}
