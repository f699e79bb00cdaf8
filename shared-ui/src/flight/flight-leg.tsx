import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/index.ts';
import { CarrierMark } from './carrier-mark.tsx';
import { Airport, End, Leg, LegFrame, Path, PlusDays, Stops, Who, WhoText } from './leg-styles.tsx';
import { PathLine, type PathSegment } from './path-line.tsx';
import { WallClock } from './wall-clock.tsx';

export interface LegEnd {
  /** Local time, `17:35` or `5:35 PM` with a no-break space. */
  time: string;
  /** Machine-readable local date and time, for the `time` element. */
  dateTime?: string;
  /** IATA code. */
  code: string;
  /** City and airport. */
  name: string;
}

export interface FlightLegProps {
  /** Two letters of the carrier. */
  carrierMark: string;
  /** Outbound or return. */
  title: ReactNode;
  date: ReactNode;
  depart: LegEnd;
  arrive: LegEnd & {
    /** Days later than the departure's date; 0 or nothing on the same day. */
    plusDays?: number;
    /** What the +1 means, read out: "llega un día después". */
    plusLabel?: string;
  };
  /** Words for the whole time, with no-break spaces: `9 h 45 min`. */
  duration: ReactNode;
  pathSegments: readonly PathSegment[];
  /** "Directo", or "1 escala Panamá PTY, 2 h 35" with its count in `<b>`. */
  stopsText: ReactNode;
  direct?: boolean;
  /** What a traveller must know of the stop: night, change of airport. */
  alert?: ReactNode;
  className?: string;
}

/** One way of a journey. It lays itself out by the room it has, not by the window. */
export function FlightLeg(props: FlightLegProps) {
  const { carrierMark, title, date, depart, arrive, duration, pathSegments, stopsText, direct, alert } =
    props;
  const { plusDays = 0, plusLabel } = arrive;
  return (
    <LegFrame className={props.className}>
      <Leg>
        <Who>
          <CarrierMark aria-hidden="true">{carrierMark}</CarrierMark>
          <WhoText>
            <b>{title}</b> <span>{date}</span>
          </WhoText>
        </Who>
        <End>
          <time dateTime={depart.dateTime}>
            <WallClock time={depart.time} />
          </time>
          <Airport>
            <b>{depart.code}</b>
            <span>{depart.name}</span>
          </Airport>
        </End>
        <Path>
          <span>{duration}</span>
          <PathLine segments={pathSegments} />
          <Stops direct={direct ?? false}>
            <span>{stopsText}</span>
            {alert ? <em>{alert}</em> : null}
          </Stops>
        </Path>
        <End arrival>
          <time dateTime={arrive.dateTime}>
            <WallClock time={arrive.time} />
            {plusDays > 0 ? (
              <PlusDays aria-hidden={plusLabel ? true : undefined}>+{plusDays}</PlusDays>
            ) : null}
          </time>
          {plusDays > 0 && plusLabel ? <VisuallyHidden>{plusLabel}</VisuallyHidden> : null}
          <Airport>
            <b>{arrive.code}</b>
            <span>{arrive.name}</span>
          </Airport>
        </End>
      </Leg>
    </LegFrame>
  );
}
