import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { type TrainDeal, type TrainStop, trainsHref } from '@alisio/shared-contracts/trains';
import { linkStyles } from '@alisio/shared-ui/button';
import { type HeadingProps, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

const Facts = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  font-size: ${text[14]};
  line-height: 20px;

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  & :is(h3, h4) {
    margin-bottom: ${space[2]};
    font-size: ${text[14]};
  }
`;

const Stops = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[4]};
  border-left: 2px solid ${color.action};

  & time {
    font-weight: 600;
  }

  & span {
    color: ${color.ink2};
  }
`;

const Plain = styled.ul`
  display: grid;
  gap: ${space[1]};
`;

const Dates = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`;

const DateLink = styled(Link)(linkStyles);

function StopRow({ stop, first }: { stop: TrainStop; first: string }) {
  const { t } = useTexts('content');
  const { time } = useFormats();
  const { arrives, departs, clockAhead = 0, place, station } = stop;
  const count = Math.abs(clockAhead);
  return (
    <li>
      {[arrives, departs].map((at) =>
        at === undefined ? null : (
          <time key={at} dateTime={at}>
            {at === departs && arrives ? '–' : ''}
            {time(at)}
          </time>
        ),
      )}{' '}
      {station.startsWith(place) ? station : place} <span>{station.startsWith(place) ? null : station}</span>
      {clockAhead === 0 ? null : (
        <Muted>{t(`trains.more.${clockAhead > 0 ? 'ahead' : 'behind'}`, { count, place: first })}</Muted>
      )}
    </li>
  );
}

export interface DealFactsProps {
  deal: TrainDeal;
  /** the offer is for this day alone */
  isSent?: boolean;
  /** of the heading that it stands under */
  below: HeadingProps['level'] | undefined;
}

/** Where a train stops and when by the clock there, what its price has in it, and on which other days it goes. */
export function DealFacts({ deal, isSent = false, below }: DealFactsProps) {
  const Title = below === 2 ? 'h3' : 'h4';
  const { t } = useTexts('content');
  const { day } = useFormats();
  const { id, stops, includes, changes, otherDates, party, operator } = deal;
  return (
    <Facts>
      <div>
        <Title>{t('trains.more.stops')}</Title>
        <Stops>
          {stops.map((stop) => (
            <StopRow key={`${stop.place} ${stop.station}`} stop={stop} first={stops[0]?.place ?? ''} />
          ))}
        </Stops>
      </div>
      <div>
        <Title>{t('trains.more.includes')}</Title>
        <Plain>
          {includes.map((include) => (
            <li key={include}>{t(`trains.includes.${include}`)}</li>
          ))}
          <li>{t(`trains.changes.${changes}`)}</li>
          <li>{t('trains.infants')}</li>
        </Plain>
        <Muted>{t('trains.operator', { operator })}</Muted>
      </div>
      {isSent || otherDates.length === 0 ? null : (
        <div data-wide="">
          <Title>{t('trains.more.dates')}</Title>
          <Dates>
            {otherDates.map((date) => (
              <li key={date}>
                <DateLink to={trainsHref({ deal: id, date, party })}>{day(date)}</DateLink>
              </li>
            ))}
          </Dates>
        </div>
      )}
    </Facts>
  );
}
