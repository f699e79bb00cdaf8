import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { useCountryCode, useCurrencyCode } from '@alisio/platform/sdk/visitor';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { useNear } from '@alisio/shared-ui/late-part';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { tripPricesQuery } from '../api/texts.ts';
import { ChargedNote } from './charged-note.tsx';
import { useFlightSearchHref } from './flight-search-href.ts';
import { useTripWords } from './trip-words.ts';

const { color, space, text } = tokens;

/** From as many cities as the API tells at most. */
const ROWS = 4;

/** Of one height while prices are on their way and when they are there. */
const Card = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  font-size: ${text[15]};
  line-height: 1.4;

  & > ul {
    min-height: calc(${ROWS} * 72px);
    list-style: none;
  }

  /* Prices come with script alone: without it the way to them is left. */
  ${media.withoutScript} {
    & > ul,
    & > p {
      display: none;
    }
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  min-height: 72px;

  & + & {
    border-top: 1px solid ${color.line};
  }

  & a {
    font-weight: 600;
    color: ${color.ink};
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  /* The whole row leads where its city leads. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & small {
    display: block;
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & > :last-child {
    text-align: end;
  }

  & b {
    font-size: ${text[18]};
    font-weight: 650;
    white-space: nowrap;
  }
`;

const Search = styled(Link)(buttonStyles({}));

/** IATA code and name of where flights go. */
export interface FlightsToProps {
  to: string;
  city: string;
}

/** What flying to where a text is about costs from cities near the visitor, each a search of its days, and any others. */
export function FlightsTo({ to, city }: FlightsToProps) {
  const { t, language } = useTexts('content');
  const words = useTripWords();
  const search = useFlightSearchHref(to);
  const country = useCountryCode();
  const currency = useCurrencyCode();
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useNear(place, '300px', () => setNear(true));
  const { data, isError } = useQuery({
    ...tripPricesQuery(to, { country, currency }, language),
    enabled: isNear,
  });
  const trips = isError ? [] : data;
  const first = trips?.[0];
  return (
    <Card ref={place} aria-labelledby="flights-to">
      <Heading level={2} size="s" id="flights-to">
        {t('reading.flightsTo', { city })}
      </Heading>
      <Muted>{t(trips?.length === 0 ? 'reading.noPrices' : 'reading.perPerson')}</Muted>
      {trips?.length === 0 ? null : (
        <ul aria-busy={trips === undefined || undefined}>
          {trips
            ? trips.map(({ from, city: name, trip }) => (
                <Row key={from}>
                  <span>
                    <Link
                      to={words.searchHref(trip, {
                        from: { code: from, city: name },
                        to: { code: to, city },
                      })}
                    >
                      {t('reading.flightsFrom', { city: name })}
                    </Link>
                    <small>{words.days(trip)}</small>
                  </span>
                  <span>
                    <small>{t('reading.from')}</small>
                    <b>{words.amount(trip)}</b>
                  </span>
                </Row>
              ))
            : Array.from({ length: ROWS }, (_, row) => (
                <Row key={String(row)} aria-hidden="true">
                  <Skeleton width="70%" />
                  <Skeleton width={space[12]} />
                </Row>
              ))}
        </ul>
      )}
      <Search to={search}>{t('reading.searchMyDates')}</Search>
      {first ? <ChargedNote currency={first.trip.price.currency} /> : null}
    </Card>
  );
}
