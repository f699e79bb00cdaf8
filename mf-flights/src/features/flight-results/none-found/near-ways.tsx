import { currentAttribution } from '@alisio/platform/sdk/api';
import { useFormats, useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link, useSearchParams } from '@alisio/platform/sdk/router';
import { usePrices, useToday } from '@alisio/platform/sdk/visitor';
import type { NearbyAirport } from '@alisio/shared-contracts/airports';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import {
  type FlightSearchQuery,
  flightResultsHref,
  flightSearchPayloadOf,
  searchableDays,
} from '@alisio/shared-contracts/flights';
import { formatDistance } from '@alisio/shared-contracts/languages';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useId } from 'react';
import { flightCalendarQuery } from '../../../api/flight-calendar.ts';
import { neighborAirportsQuery } from '../../../api/neighbor-airports.ts';
import { daysOfTrip } from '../../../other-days/days-of-trip.ts';
import { otherDayHref } from '../../../other-days/other-day-href.ts';
import { tripOnDay } from '../../../other-days/trip-on-day.ts';

const { color, space, text } = tokens;

const Ways = styled.section`
  max-width: 560px;
  margin: 0 auto ${space[12]};

  & ul {
    margin: ${space[3]} 0 0;
    padding: 0;
    list-style: none;
  }

  & li {
    border-top: 1px solid ${color.line};
  }

  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[3]};
    color: ${color.ink};
    text-decoration: none;
  }

  & a:hover strong {
    text-decoration: underline;
  }

  & strong,
  & b {
    font-weight: 600;
  }

  & b {
    font-size: ${text[16]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${color.actionText};
  }

  &:not(:has(li)) {
    display: none;
  }
`;

/** Days to either side in which the nearest with a flight is looked for. */
const REACH = 10;
const MOST_DAYS = 2;

export interface NearWaysProps {
  query: FlightSearchQuery;
  /** names of the two cities that were asked for */
  cities: { from: string; to: string };
}

interface DayTotal {
  date: string;
  total: number;
  currency: string;
}

/** The lowest totals of some days of departure, each with the return of `tripOnDay`. */
function useTotals(query: FlightSearchQuery, firstDate: string, days: number) {
  const { legInfo, ...asked } = flightSearchPayloadOf(query, currentAttribution());
  const { from, to } = legInfo['1'];
  const [before, after] = daysOfTrip(legInfo['2'] && query, firstDate, days);
  const answers = [
    useQuery(flightCalendarQuery({ ...asked, from, to, ...before })),
    useQuery(flightCalendarQuery({ ...asked, from, to, ...after })),
  ];
  const found = answers.flatMap(({ data }) =>
    (data?.data ?? []).flatMap(({ date, total }): [string, DayTotal][] =>
      total === null ? [] : [[date, { date, total, currency: data?.meta.currency ?? '' }]],
    ),
  );
  return [...new Map(found).values()];
}

interface WayProps {
  href: string;
  title: string;
  detail: string;
  price: { total: number; currency: string };
}

function Way({ href, title, detail, price }: WayProps) {
  const { t } = useTexts('flights');
  const { fromMoney } = usePrices();
  return (
    <li>
      <Link to={href}>
        <span>
          <strong>{title}</strong>
          <Muted as="span"> {detail}</Muted>
        </span>
        <b>{t('near.price', { amount: fromMoney(price.total, price.currency) })}</b>
      </Link>
    </li>
  );
}

/** The days nearest to the one that was asked for on which somebody flies. */
function NearDays({ query, cities }: NearWaysProps) {
  const { t } = useTexts('flights');
  const { day } = useFormats();
  const [words] = useSearchParams();
  const { departureDate } = query;
  const { min, max } = searchableDays(useToday());
  const wished = addDays(departureDate, 0 - REACH);
  const [firstDate = wished] = [wished, min].sort().slice(1);
  const [lastDate = max] = [addDays(departureDate, REACH), max].sort();
  const found = useTotals(query, firstDate, daysBetween(firstDate, lastDate) + 1);
  const away = (date: string) => Math.abs(daysBetween(departureDate, date));
  const nearest = found.toSorted((a, b) => away(a.date) - away(b.date)).slice(0, MOST_DAYS);
  return nearest.map(({ date, ...price }) => {
    return (
      <Way
        key={date}
        href={otherDayHref({ query, cities, words }, tripOnDay(query, date, max))}
        title={day(date, 'long')}
        detail={t(date < departureDate ? 'near.earlier' : 'near.later', { count: away(date) })}
        price={price}
      />
    );
  });
}

interface NeighborProps extends NearWaysProps {
  end: 'from' | 'to';
  airport: NearbyAirport;
}

/** The same search from or to a neighbor, by what it costs at least; nothing where nothing flies there either. */
function Neighbor({ query, end, airport, cities }: NeighborProps) {
  const { t, language } = useTexts('flights');
  const instead = { ...query, [end]: airport.airportCode };
  const [price] = useTotals(instead, query.departureDate, 1);
  if (!price) return null;
  const named = { ...cities, [end]: airport.cityName };
  return (
    <Way
      href={flightResultsHref({ ...instead, fromCity: named.from, toCity: named.to })}
      title={t(`near.${end}`, { city: airport.cityName, code: airport.airportCode })}
      detail={t('near.away', { far: formatDistance(airport.distance, language), city: cities[end] })}
      price={price}
    />
  );
}

/** The same trip a step aside, where somebody flies it: on the nearest days, from or to the nearest airports. */
export default function NearWays(props: NearWaysProps) {
  const { t } = useTexts('flights');
  const language = useLanguage();
  const title = useId();
  const { from, to } = props.query;
  const { data: origins } = useQuery(neighborAirportsQuery(from, language));
  const { data: destinations } = useQuery(neighborAirportsQuery(to, language));
  const neighbors = [
    ...(origins ?? []).map((airport) => ({ end: 'from' as const, airport })),
    ...(destinations ?? []).map((airport) => ({ end: 'to' as const, airport })),
  ].filter(({ airport: { airportCode } }) => airportCode !== from && airportCode !== to);
  return (
    <Ways aria-labelledby={title}>
      <Heading level={3} id={title}>
        {t('near.title')}
      </Heading>
      <ul>
        <NearDays {...props} />
        {neighbors.map(({ end, airport }) => (
          <Neighbor key={`${end} ${airport.airportCode}`} {...{ end, airport, ...props }} />
        ))}
      </ul>
    </Ways>
  );
}
