import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { Link } from '@alisio/platform/sdk/router';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { foundBooking } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { bookingDetailHref } from '@alisio/shared-contracts/routes';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { linkStyles } from '@alisio/shared-ui/button';
import { Card } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { ownBookings } from '../../api/own-bookings.ts';
import { useTitles } from '../../products/use-words.ts';

const ownTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "lookup" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "lookup" */ './locales/en.json', { with: { type: 'json' } }),
};

const List = styled(Card)`
  margin-top: ${tokens.space[4]};
  padding: ${tokens.space[4]};

  ${media.md} {
    padding: ${tokens.space[5]} ${tokens.space[6]};
  }

  & > ul {
    margin-top: ${tokens.space[2]};
  }

  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${tokens.space[4]};
    padding-block: ${tokens.space[2]};
  }

  & > ul > li + li {
    border-top: 1px solid ${tokens.color.line};
  }
`;

const Open = styled(Link)(linkStyles);

/**
 * The bookings of this tab, each with the way to it. Nothing where it began none, has none, or they cannot be asked for
 * (§8). Stands below all else: it moves only the page's end.
 */
export function OwnBookings() {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const { ofHeads } = useTitles();
  const { agentId, token } = useSessionStore(bookingSession);
  const bring = useWithTexts('booking', () => ownBookings(agentId), ownTexts);
  // Another function in each rendering; a session is of one visitor.
  const newest = useRef(bring);
  useEffect(() => {
    newest.current = bring;
  });
  const [bookings, setBookings] = useState<readonly ConfirmedBooking[]>([]);
  useEffect(() => {
    if (token === null) return;
    let gone = false;
    newest.current().then(
      (booked) => {
        if (!gone) setBookings(booked);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [token]);
  if (bookings.length === 0) return null;
  return (
    <List as="section" aria-labelledby="own-bookings">
      <Heading level={2} size="xs" id="own-bookings">
        {t('own.title')}
      </Heading>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.referenceId}>
            <Open to={bookingDetailHref()} onClick={() => foundBooking.set({ booking })}>
              {ofHeads(booking.items)}
            </Open>
            <Muted as="span">
              {t('own.facts', {
                reference: spacedReference(booking.referenceId),
                amount: money(booking.totalAmountPaid.amount, booking.totalAmountPaid.currency),
              })}
            </Muted>
          </li>
        ))}
      </ul>
    </List>
  );
}
