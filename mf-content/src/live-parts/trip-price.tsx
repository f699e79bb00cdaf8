import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { useCountryCode, useCurrencyCode } from '@alisio/platform/sdk/visitor';
import { useNear } from '@alisio/shared-ui/late-part';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { type Trip, tripPriceQuery } from '../api/texts.ts';
import { useFlightSearchHref } from './flight-search-href.ts';
import { useTripWords } from './trip-words.ts';

const { color, space, text } = tokens;

/**
 * Of one height from the first rendering on, and on a phone the price beneath the words: one that comes moves nothing, and
 * leaves a city of a long name its line.
 */
const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space[4]};
  align-content: start;
  min-height: 118px;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${text[16]};
  line-height: 1.4;
  text-decoration: none;

  &:hover {
    border-color: ${color.control};
  }

  & small {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & > :first-child > small {
    display: block;
  }

  & > :last-child > b {
    font-size: ${text[20]};
    font-weight: 650;
    white-space: nowrap;
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    min-height: 88px;

    & > :last-child {
      text-align: end;
    }

    & > :last-child > small {
      display: block;
    }
  }
`;

export interface TripPriceProps extends Trip {
  /** name of where it goes, when it is known */
  city?: string | undefined;
}

/** The cheapest flight of the coming weeks to where a text is about: a search of its days, or of any without one. */
export function TripPrice({ to, from, city = to }: TripPriceProps) {
  const { t, language } = useTexts('content');
  const words = useTripWords();
  const search = useFlightSearchHref(to, from);
  const country = useCountryCode();
  const currency = useCurrencyCode();
  const place = useRef<HTMLAnchorElement>(null);
  const [isNear, setNear] = useState(false);
  useNear(place, '300px', () => setNear(true));
  const { data } = useQuery({
    ...tripPriceQuery({ to, from }, { country, currency }, language),
    enabled: isNear,
  });
  const trip = data?.trip;
  const begins = { code: data?.from ?? '', city: data?.city ?? data?.from ?? '' };
  return (
    <Card ref={place} to={trip ? words.searchHref(trip, { from: begins, to: { code: to, city } }) : search}>
      <span>
        <b>{t('reading.flightsTo', { city })}</b>
        <small>
          {trip
            ? t('reading.tripDays', { from: begins.city, days: words.days(trip) })
            : t('reading.searchDates')}
        </small>
      </span>
      {trip ? (
        // Another one than the arrow: who draws it anew moves nothing, who makes it wider does.
        <span key="price">
          <small>{t('reading.from')}</small> <b>{words.amount(trip)}</b>
        </span>
      ) : (
        <span key="arrow" aria-hidden="true">
          →
        </span>
      )}
    </Card>
  );
}
