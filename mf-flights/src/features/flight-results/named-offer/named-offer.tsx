import { isProblem } from '@alisio/platform/sdk/api';
import { useFormats, useLanguage, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { type FlightOffer, type FlightSearchQuery, hasSeats } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { namedFlightOfferQuery } from '../../../api/named-flight-offer.ts';
import { openOfferHref, resultsOfOffer } from './address-of-offer.ts';
import { withNamed } from './with-named.ts';

const Notice = styled(Alert)`
  margin-bottom: ${tokens.space[6]};
`;

/** An offer that a link names, beside those of a search. */
export interface Named {
  join: (offers: readonly FlightOffer[]) => readonly FlightOffer[];
}

export interface NamedOfferProps {
  id: string;
  query: FlightSearchQuery;
  /** the address names a search besides */
  answerable: boolean;
  /** hears of the offer that is sold under the id; of nothing once no link names it any more */
  onFound: (named: Named | undefined) => void;
}

/** The offer that a link names: opens it at its price of now, or says why that cannot be, with a way on. */
export default function NamedOffer({ id, query, answerable, onFound }: NamedOfferProps) {
  const { t } = useTexts('flights');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(namedFlightOfferQuery(id, useLanguage()));
  const { money } = useFormats();

  const named = useMemo(() => {
    if (!data) return undefined;
    const { shownTotal, ...offer } = data;
    return { offer, shownTotal };
  }, [data]);
  const sold = named && hasSeats(named.offer) ? named.offer : undefined;
  useEffect(() => {
    onFound(sold && { join: (offers) => withNamed(offers, sold) });
    return () => onFound(undefined);
  }, [sold, onFound]);

  const words = new URLSearchParams(search);
  const open = (offer: FlightOffer) =>
    navigate(openOfferHref({ offer, query, pathname, words }, id), {
      replace: true,
      preventScrollReset: true,
    });
  // A changed price is said before it is looked at; who has closed it again is not asked twice.
  const opens = sold && !named?.shownTotal && words.get('outbound') === null ? sold : undefined;
  const newest = useRef(open);
  newest.current = open;
  useEffect(() => {
    if (opens) newest.current(opens);
  }, [opens]);

  const leave = () => {
    words.delete('offer');
    const here = `${pathname}?${words}`;
    const href = named ? resultsOfOffer({ offer: named.offer, query, pathname, words }) : here;
    navigate(href, { replace: true, preventScrollReset: true });
  };
  const others = (
    <Button size="s" variant="quiet" onClick={leave}>
      {t('named.others')}
    </Button>
  );
  const say = (kind: string, actions: ReactNode, given = {}) => (
    <Notice tone="warm" role="alert" title={t(`named.${kind}Title`)} actions={actions}>
      {t(`named.${kind}Text`, given)}
    </Notice>
  );
  if (named && !sold) {
    const { numberOfBookableSeats: count } = named.offer;
    return say(count > 0 ? 'few' : 'gone', others, { count });
  }
  if (sold && named?.shownTotal && words.get('flight') === null) {
    const { shownTotal } = named;
    const { amount, currency } = sold.price.intTotal;
    const [before, now] = [money(shownTotal.amount, shownTotal.currency), money(amount, currency)];
    return say(
      amount < shownTotal.amount ? 'fell' : 'rose',
      <>
        <Button size="s" onClick={() => open(sold)}>
          {t('named.look', { amount: now })}
        </Button>
        {others}
      </>,
      { before, now },
    );
  }
  if (!error) return null;
  if (isProblem(error, 'offer-over')) return say('over', answerable ? others : null);
  if (isProblem(error, 'offer-not-found') || isProblem(error, 'validation'))
    return say('unknown', answerable ? others : null);
  return say(
    'failed',
    <Button size="s" onClick={() => refetch()}>
      {t('named.retry')}
    </Button>,
  );
}
