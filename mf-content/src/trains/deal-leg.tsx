import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { TrainDeal, TrainStop } from '@alisio/shared-contracts/trains';
import { PathLine, type PathSegment } from '@alisio/shared-ui/flight';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

const Leg = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;
`;

const End = styled.div`
  max-width: 16ch;
  font-size: ${text[14]};
  line-height: 20px;
  color: ${color.ink2};

  &:last-of-type {
    text-align: right;
  }

  & time {
    display: block;
    font-size: ${text[24]};
    font-weight: 600;
    line-height: 28px;
    letter-spacing: -0.02em;
    white-space: nowrap;
    color: ${color.ink};
  }
`;

const Way = styled.div`
  min-width: 0;
  padding-top: 2px;
  text-align: center;
  font-size: ${text[13]};
  line-height: 16px;
  color: ${color.ink2};

  & b {
    font-weight: 600;
    color: ${color.goodText};
  }
`;

const minutesBetween = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;

/** Rides and stops to scale; clocks that differ between places are put right. */
function segmentsOf(stops: readonly TrainStop[]): PathSegment[] {
  return stops.flatMap((stop, order): PathSegment[] => {
    const next = stops[order + 1];
    const waits: PathSegment[] =
      stop.arrives && stop.departs
        ? [{ kind: 'wait', minutes: minutesBetween(stop.arrives, stop.departs) }]
        : [];
    if (!next?.arrives || !stop.departs) return waits;
    const shift = ((next.clockAhead ?? 0) - (stop.clockAhead ?? 0)) * 60;
    return [...waits, { kind: 'fly', minutes: minutesBetween(stop.departs, next.arrives) - shift }];
  });
}

/** When and where a train leaves and arrives, and its way to scale between. */
export function DealLeg({ deal: { stops, minutes, from, to } }: { deal: TrainDeal }) {
  const { t } = useTexts('content');
  const { time, duration } = useFormats();
  const [first, last] = [stops[0], stops.at(-1)];
  const between = stops.length - 2;
  if (!first?.departs || !last?.arrives) return null;
  return (
    <Leg>
      <End>
        <VisuallyHidden>{t('trains.leg.leaves', { place: from.name })}</VisuallyHidden>
        <time dateTime={first.departs}>{time(first.departs)}</time>
        {first.station}
      </End>
      <Way>
        {duration(minutes)}
        <PathLine segments={segmentsOf(stops)} />
        {between === 0 ? <b>{t('trains.leg.direct')}</b> : t('trains.leg.stops', { count: between })}
      </Way>
      <End>
        <VisuallyHidden>{t('trains.leg.arrives', { place: to.name })}</VisuallyHidden>
        <time dateTime={last.arrives}>{time(last.arrives)}</time>
        {last.station}
      </End>
    </Leg>
  );
}
