import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { SummaryBar as Bar } from '@alisio/shared-ui/summary-bar';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTripDates } from './use-trip-dates.ts';

export interface SummaryBarProps {
  query: FlightSearchQuery;
  /** names of the two cities; the codes serve until they are known */
  cities: { from: string; to: string };
  editing: boolean;
  onEdit: () => void;
  /** page of the form with this search */
  changeHref: string;
  /** how long the prices hold */
  clock: ReactNode;
  /** the form, while editing */
  children: ReactNode;
}

/** Phones, on which each line of the bar is a piece of a flight. */
const NARROW = '@media (max-width: 430px)';

/** What nobody has chosen is said where it needs no line of its own. */
const Usual = styled.span`
  ${NARROW} {
    display: none;
  }
`;

/** Of the second line that names take on a phone, while there are codes. */
const NamesRoom = styled.i`
  display: none;

  ${NARROW} {
    display: block;
    height: 1.25em;
  }
`;

/** A city with its code; the code alone while nobody knows its city. */
function Place({ city, code }: { city: string; code: string }) {
  if (city === code) return code;
  return (
    <>
      {city} <span>{code}</span>
    </>
  );
}

/** What was searched, always in sight, and the way to change it in place. */
export function SummaryBar({ query, cities, ...bar }: SummaryBarProps) {
  const { t } = useTexts('flights');
  const dates = useTripDates(query);
  const travelers = t('summary.travelers', { count: query.adult + query.child + query.infant });
  const cabin = t(`cabins.${query.cabin}`);
  return (
    <Bar
      {...bar}
      label={t('summary.label')}
      labels={{
        change: t('summary.change'),
        changeSearch: t('summary.changeSearch'),
        close: t('summary.close'),
      }}
      titleKey={`${cities.from} ${cities.to}`}
      title={
        <>
          <Place city={cities.from} code={query.from} /> {t('summary.to')}{' '}
          <Place city={cities.to} code={query.to} />
          {cities.from === query.from && cities.to === query.to ? <NamesRoom /> : null}
        </>
      }
      what={
        <>
          {dates}, {travelers}
          {query.cabin === 'economy' ? <Usual>, {cabin}</Usual> : `, ${cabin}`}
        </>
      }
    />
  );
}
