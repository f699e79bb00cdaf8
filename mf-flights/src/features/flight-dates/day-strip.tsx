import { currentAttribution } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useSearchParams } from '@alisio/platform/sdk/router';
import { addDays } from '@alisio/shared-contracts/dates';
import {
  type FlightSearchQuery,
  flightSearchPayloadOf,
  searchableDays,
} from '@alisio/shared-contracts/flights';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { daysOfTrip } from '../../other-days/days-of-trip.ts';
import { otherDayHref } from '../../other-days/other-day-href.ts';
import { tripOnDay } from '../../other-days/trip-on-day.ts';
import { cheapestOf, useDayPrices } from '../../prices/use-day-prices.ts';

const { color, space, text } = tokens;

const DAYS = 7;
const BEFORE = 3;
/** Of the line below the days, which takes its room from them: nothing moves when it comes. */
const LINE_HEIGHT = '18px';

const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(${DAYS}, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    justify-items: center;
    align-content: center;
    min-height: ${space[16]};
    border-bottom: 1px solid ${color.lineStrong};
    font-size: ${text[13]};
    font-stretch: ${tokens.width.snug};
    line-height: 20px;
    color: ${color.ink2};
    text-decoration: none;
    white-space: nowrap;
  }

  & a:hover {
    background: ${color.sunken};
  }

  & b {
    min-height: 20px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }

  & [data-cheapest]:not([aria-current]) b {
    font-weight: 700;
    color: ${color.goodText};
  }

  & [aria-current] {
    padding-top: 2px;
    border-bottom: 3px solid ${color.action};
    color: ${color.actionText};
  }

  & [aria-current] b {
    font-weight: 700;
    color: ${color.actionText};
  }

  &[data-lined] a {
    min-height: calc(${space[16]} - ${LINE_HEIGHT});
  }

  ${media.md} {
    & a {
      min-height: 72px;
      font-size: ${text[14]};
      font-stretch: ${tokens.width.normal};
    }

    &[data-lined] a {
      min-height: calc(72px - ${LINE_HEIGHT});
    }
  }
`;

const Line = styled.p`
  margin: 0;
  font-size: ${text[13]};
  line-height: ${LINE_HEIGHT};
  color: ${color.ink2};
`;

export interface DayStripProps {
  query: FlightSearchQuery;
  /** names of the two cities, for the addresses */
  cities: { from: string; to: string };
  /** ISO date */
  today: string;
  /** the list is filtered or counts a bag, which these prices are not and do not */
  isNarrowed: boolean;
}

/** The seven days around the departure, by what the same search costs on each at least; each with the return of the trip that it leads to. */
export default function DayStrip({ query, cities, today, isNarrowed }: DayStripProps) {
  const { t } = useTexts('flights');
  const { dayAndMonth, day: dayText } = useFormats();
  const { min, max } = searchableDays(today);
  const wished = addDays(query.departureDate, 0 - BEFORE);
  const latest = addDays(max, 1 - DAYS);
  const [firstDate = wished] = [wished, min, latest].sort().slice(1);
  const { legInfo, ...asked } = flightSearchPayloadOf(query, currentAttribution());
  const { from, to } = legInfo['1'];
  const [before, after] = daysOfTrip(legInfo['2'] && query, firstDate, DAYS);
  const parts = [
    useDayPrices({ ...asked, from, to, ...before }),
    useDayPrices({ ...asked, from, to, ...after }),
  ];
  const days = parts.flatMap((part) => part.days);
  const settled = parts.every((part) => part.settled);
  const isLacking = parts.some((part) => part.isLacking);
  const line = isNarrowed ? (isLacking ? 'strip.wholeLacking' : 'strip.whole') : 'strip.lacking';
  const hasLine = isNarrowed || isLacking;
  const texts = new Map(days.map(({ date, text: price }) => [date, price]));
  const cheapest = new Set(settled ? cheapestOf(days) : []);
  const [words] = useSearchParams();
  return (
    <nav aria-label={t('days.strip')}>
      <Days data-lined={hasLine ? '' : undefined}>
        {Array.from({ length: DAYS }, (_, index) => addDays(firstDate, index)).map((date) => (
          <li key={date}>
            <Link
              to={otherDayHref({ query, cities, words }, tripOnDay(query, date, max))}
              aria-current={date === query.departureDate ? 'date' : undefined}
              data-cheapest={cheapest.has(date) ? '' : undefined}
            >
              <span aria-hidden>{dayAndMonth(date)}</span>
              <VisuallyHidden>{dayText(date, 'long')} </VisuallyHidden>
              <b>{texts.get(date) ?? (settled ? '–' : null)}</b>
              {cheapest.has(date) ? <VisuallyHidden>{t('days.lowest')}</VisuallyHidden> : null}
              {settled && !texts.has(date) ? <VisuallyHidden>{t('days.none')}</VisuallyHidden> : null}
            </Link>
          </li>
        ))}
      </Days>
      {hasLine ? <Line role="status">{t(line)}</Line> : null}
    </nav>
  );
}
