import { isProblem } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { LinkButton } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { Card } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { ownBookings } from '../../api/own-bookings.ts';
import { type DeviceTrip, deviceTrips, forgetTrips, inOrderOfTravel } from '../../device-trips/index.ts';
import { useTitles } from '../../products/use-words.ts';
import { onThisClock } from '../../reference/on-this-clock.ts';
import { useBrought } from '../../support/use-brought.ts';
import { findBooking } from './find-booking.ts';
import { lateTexts } from './late-texts.ts';

const List = styled(Card)`
  margin-bottom: ${tokens.space[8]};

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

/** The bookings of this tab's session, whole; asked for once, and nothing while they cannot be told (§8). */
function useSessionBookings(): readonly ConfirmedBooking[] {
  const { agentId, token } = useSessionStore(bookingSession);
  const [own, setOwn] = useState<readonly ConfirmedBooking[]>([]);
  useEffect(() => {
    if (token === null) return;
    let gone = false;
    ownBookings(agentId).then(
      (told) => gone || setOwn(told),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [agentId, token]);
  return own;
}

interface Row extends Pick<DeviceTrip, 'referenceId' | 'title' | 'bookedAt' | 'days'> {
  open: () => void;
}

/** When it is, as far as that is known, and what it goes by. */
function Facts({ of: { referenceId, bookedAt, days } }: { of: Row }) {
  const { t } = useTexts('booking');
  const { day, dayAndMonth } = useFormats();
  const reference = spacedReference(referenceId);
  if (!days)
    return <Muted as="span">{t('own.booked', { reference, day: day(onThisClock(bookedAt), 'date') })}</Muted>;
  const { first, last } = days;
  const when = first === last ? day(first, 'date') : `${dayAndMonth(first)} – ${day(last, 'date')}`;
  return <Muted as="span">{[when, reference].join(' · ')}</Muted>;
}

interface OwnListProps {
  rows: readonly Row[];
  failure: 'gone' | 'failed' | undefined;
  isForgotten: boolean;
  onForget: () => void;
}

/** The list, and the press that forgets it; comes with its words. */
function OwnList({ rows, failure, isForgotten, onForget }: OwnListProps) {
  const { t } = useTexts('booking');
  const today = useToday();
  if (!useBrought(lateTexts, { isExtra: true })) return null;
  return (
    <List pad="block" as="section" aria-labelledby="own-bookings">
      <Heading level={2} size="xs" id="own-bookings">
        {t('own.title')}
      </Heading>
      {rows.length > 0 ? (
        <ul>
          {inOrderOfTravel(rows, today).map((row) => (
            <li key={row.referenceId}>
              <LinkButton onClick={row.open}>{row.title}</LinkButton>
              <Facts of={row} />
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? (
        <Alert tone="bad" title={t(`own.${failure}`)}>
          {t(`own.${failure}-text`)}
        </Alert>
      ) : null}
      {isForgotten ? (
        <Muted role="status">{t('own.forgotten')}</Muted>
      ) : (
        <>
          <Muted>{t('own.text')}</Muted>
          <LinkButton onClick={onForget}>{t('own.forget')}</LinkButton>
        </>
      )}
    </List>
  );
}

/**
 * What was booked on this device, as it comes, each with the way to it: in this tab by its session, before that by what
 * the device keeps. Nothing where there is none.
 */
export function OwnBookings({ onFound }: { onFound: (booking: ConfirmedBooking) => void }) {
  const { ofHeads } = useTitles();
  const own = useSessionBookings();
  const [kept, setKept] = useState(() => deviceTrips());
  const [failure, setFailure] = useState<'gone' | 'failed'>();
  const [forgotten, setForgotten] = useState(false);

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
    setKept([]);
    setForgotten(true);
  };
  const whole = new Map(own.map((booking) => [booking.referenceId, booking]));
  const onlyHere = own.filter(({ referenceId }) => !kept.some((trip) => trip.referenceId === referenceId));
  const rows: Row[] = [
    ...onlyHere.map((booking) => ({
      referenceId: booking.referenceId,
      title: ofHeads(booking.items),
      bookedAt: booking.bookedAt,
      days: undefined,
      open: () => onFound(booking),
    })),
    ...kept.map((trip) => {
      const booking = whole.get(trip.referenceId);
      return { ...trip, open: () => (booking ? onFound(booking) : void open(trip)) };
    }),
  ];
  return rows.length > 0 || forgotten ? (
    <OwnList rows={rows} failure={failure} isForgotten={forgotten} onForget={forget} />
  ) : null;
}
