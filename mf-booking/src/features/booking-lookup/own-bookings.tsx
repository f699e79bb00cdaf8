import { isProblem } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useWithTexts } from '@alisio/platform/sdk/late-texts';
import { useSessionStore } from '@alisio/platform/sdk/state';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { LinkButton } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { Card } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { ownBookings } from '../../api/own-bookings.ts';
import { type DeviceTrip, deviceTrips, forgetTrips } from '../../device-trips/index.ts';
import { useTitles } from '../../products/use-words.ts';
import { onThisClock } from '../../reference/on-this-clock.ts';
import { findBooking } from './find-booking.ts';
import { lateTexts } from './late-texts.ts';

const List = styled(Card)`
  margin-top: ${tokens.space[4]};

  & > ul {
    margin-block: ${tokens.space[2]};
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

/** What this device knows of bookings: those of the tab's session whole, those of before by their keys. */
interface Known {
  own: readonly ConfirmedBooking[];
  kept: readonly DeviceTrip[];
}
const NOTHING: Known = { own: [], kept: [] };

async function whatIsKnown(agentId: string, token: string | null): Promise<Known> {
  const own = token === null ? [] : await ownBookings(agentId).catch(() => []);
  const shown = new Set(own.map(({ referenceId }) => referenceId));
  return { own, kept: deviceTrips().filter(({ referenceId }) => !shown.has(referenceId)) };
}

/**
 * What was booked on this device, each with the way to it: in this tab by its session, before that by what the device
 * keeps. Nothing where there is none, or they cannot be asked for (§8). Stands below all else: it moves only the page's end.
 */
export function OwnBookings({ onFound }: { onFound: (booking: ConfirmedBooking) => void }) {
  const { t } = useTexts('booking');
  const { money, day } = useFormats();
  const { ofHeads } = useTitles();
  const { agentId, token } = useSessionStore(bookingSession);
  const bring = useWithTexts('booking', () => whatIsKnown(agentId, token), lateTexts);
  // Another function in each rendering; a session is of one visitor.
  const newest = useRef(bring);
  useEffect(() => {
    newest.current = bring;
  });
  const [known, setKnown] = useState(NOTHING);
  const [failure, setFailure] = useState<'gone' | 'failed'>();
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (token === null && deviceTrips().length === 0) return;
    let gone = false;
    newest.current().then(
      (told) => {
        if (!gone) setKnown(told);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [token]);

  const open = async ({ referenceId, key }: DeviceTrip) => {
    setFailure(undefined);
    try {
      onFound(await findBooking({ referenceId, deviceKey: key }));
    } catch (error) {
      if (!isProblem(error)) throw error;
      const isGone = isProblem(error, 'booking-not-found');
      if (isGone) forgetTrips(referenceId);
      setFailure(isGone ? 'gone' : 'failed');
    }
  };
  const forget = () => {
    forgetTrips();
    setKnown({ ...known, kept: [] });
    setForgotten(true);
  };
  const { own, kept } = known;
  if (own.length === 0 && kept.length === 0 && !forgotten) return null;
  return (
    <List pad="block" as="section" aria-labelledby="own-bookings">
      <Heading level={2} size="xs" id="own-bookings">
        {t('own.title')}
      </Heading>
      {own.length + kept.length > 0 ? (
        <ul>
          {own.map((booking) => (
            <li key={booking.referenceId}>
              <LinkButton onClick={() => onFound(booking)}>{ofHeads(booking.items)}</LinkButton>
              <Muted as="span">
                {t('own.facts', {
                  reference: spacedReference(booking.referenceId),
                  amount: money(booking.totalAmountPaid.amount, booking.totalAmountPaid.currency),
                })}
              </Muted>
            </li>
          ))}
          {kept.map((trip) => (
            <li key={trip.referenceId}>
              <LinkButton onClick={() => open(trip)}>{trip.title}</LinkButton>
              <Muted as="span">
                {t('own.booked', {
                  reference: spacedReference(trip.referenceId),
                  day: day(onThisClock(trip.bookedAt), 'date'),
                })}
              </Muted>
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? (
        <Alert tone="bad" title={t(`own.${failure}`)}>
          {t(`own.${failure}-text`)}
        </Alert>
      ) : null}
      {forgotten ? (
        <Muted role="status">{t('own.forgotten')}</Muted>
      ) : (
        <>
          <Muted>{t('own.text')}</Muted>
          <LinkButton onClick={forget}>{t('own.forget')}</LinkButton>
        </>
      )}
    </List>
  );
}
