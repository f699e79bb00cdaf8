import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { useCurrencyCode, usePrices, useToday } from '@alisio/platform/sdk/visitor';
import type { CarrierRoute, CarrierRoutesAnswer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Poster } from '@alisio/shared-ui/poster';
import { Section } from '@alisio/shared-ui/section';
import { Muted, textLinkStyles } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ChangeCity } from './change-city.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { type Place, searchHref, usualDays } from './searched-trip.ts';

const { color, space, text } = tokens;

const Routes = styled.ul`
  display: grid;
  column-gap: ${space[8]};

  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

/** Its picture, words, and the price in a room of its own, on a phone beneath them: one that comes moves nothing. */
const Route = styled(Link)`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  column-gap: ${space[4]};
  align-items: center;
  min-height: 96px;
  padding-block: ${space[3]};
  color: ${color.ink};
  font-size: ${text[16]};
  line-height: 1.35;
  text-decoration: none;

  & b {
    font-weight: 650;
  }

  &:hover > span:first-of-type b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  & small {
    display: block;
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  ${media.md} {
    grid-template-columns: 64px minmax(0, 1fr) minmax(7.5rem, auto);
  }
`;

const Picture = styled(Poster)`
  width: 64px;
  border-radius: ${tokens.radius.control};

  ${media.belowMd} {
    grid-row: span 2;
  }
`;

const Price = styled.span`
  white-space: nowrap;

  ${media.belowMd} {
    & small {
      display: inline;
    }
  }

  ${media.md} {
    text-align: end;
  }
`;

const AnyDate = styled(Link)(textLinkStyles);

interface RouteRowProps {
  /** IATA designator of the airline */
  carrier: string;
  from: Place;
  route: CarrierRoute;
}

/** A route leads to the flights of its days, those of this airline without a stop. */
function RouteRow({ carrier, from, route: { to, city, minutes, weekly, trip } }: RouteRowProps) {
  const { t, language } = useTexts('content');
  const { duration } = useFormats();
  const { fromMoney } = usePrices();
  const currencyCode = useCurrencyCode();
  const today = useToday();
  const { departureDate, returnDate } = trip ?? usualDays(today);
  const search = searchHref(from, { code: to, city }, { departureDate, returnDate, currencyCode });
  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(date),
    );
  const often = weekly < 7 ? ('weekly' as const) : ('daily' as const);
  const count = often === 'weekly' ? weekly : Math.round(weekly / 7);
  return (
    <Route to={`${search}&${new URLSearchParams({ stops: '0', air: carrier })}`}>
      <Picture place={to} ratio="1" />
      <span>
        <b>{t('airline.routes.route', { from: from.city, to: city })}</b>
        <small>
          {t(`airline.routes.${often}`, { time: duration(minutes, 'short'), count, number: count })}
        </small>
        <small>{t('airline.routes.dates', { departure: day(departureDate), return: day(returnDate) })}</small>
      </span>
      <Price>
        {trip ? (
          <>
            <small>{t('airline.routes.from')}</small>{' '}
            <b>{fromMoney(trip.price.amount, trip.price.currency)}</b>
          </>
        ) : (
          <small>{t('airline.routes.search')}</small>
        )}
      </Price>
    </Route>
  );
}

export interface FlownRoutesProps {
  carrier: string;
  name: string;
  flown: CarrierRoutesAnswer | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

/** Where the airline flies from the visitor's city, and from what price. */
export function FlownRoutes({ carrier, name, flown, isFailed, onRetry }: FlownRoutesProps) {
  const { t } = useTexts('content');
  if (!flown) {
    return (
      <Section id="routes" title={t('airline.toRoutes')}>
        {isFailed ? (
          <div role="alert">
            <Muted size={16}>{t('airline.routes.failed')}</Muted>
            <Button onClick={onRetry} variant="quiet">
              {t('late.retry')}
            </Button>
          </div>
        ) : (
          <Skeleton height="288px" />
        )}
        <AnyDate to="/">{t('airline.routes.anyDate')}</AnyDate>
      </Section>
    );
  }
  return (
    <Section
      id="routes"
      title={t('airline.routes.title', { city: flown.from.city, name })}
      text={t('airline.routes.text')}
    >
      {flown.instead ? <Elsewhere name={name} from={flown.from} instead={flown.instead} /> : null}
      <ChangeCity from={flown.from} origins={flown.origins} />
      <Routes>
        {flown.routes.map((route) => (
          <li key={route.to}>
            <RouteRow carrier={carrier} from={flown.from} route={route} />
          </li>
        ))}
      </Routes>
    </Section>
  );
}
