import { isProblem } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { useToday } from '@alisio/platform/sdk/visitor';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { LinkButton } from '@alisio/shared-ui/button';
import { Disclosure } from '@alisio/shared-ui/disclosure';
import { Alert } from '@alisio/shared-ui/feedback';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { Card } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useMemo, useState } from 'react';
import { ownBookings } from '../../api/own-bookings.ts';
import {
  type DeviceTrip,
  deviceTrips,
  forgetTrips,
  inOrderOfTravel,
  tripDays,
  tripRest,
} from '../../device-trips/index.ts';
import { refundOf } from '../../price/refund.ts';
import type { TripDays } from '../../products/product.ts';
import { useTitles } from '../../products/use-words.ts';
import { onThisClock } from '../../reference/on-this-clock.ts';
import { useBrought } from '../../support/use-brought.ts';
import { type TripRest, withoutPaidRests } from '../../trip-rests/trip-rests.ts';
import { forgetWaiting } from '../../waiting-payments/waiting-payments.ts';
import { findBooking } from './find-booking.ts';
import { lateTexts } from './late-texts.ts';

/**
 * As high with a trip as without: where the edge drew it nobody knew of one, and what stands below must not be pushed
 * when it comes. Measured: a title, a trip whose facts are on a line of their own on a phone, a toggle.
 */
const Box = styled(Card)`
  min-height: 166px;
  margin-bottom: ${tokens.space[8]};

  ${media.md} {
    min-height: 168px;
  }
`;

const Trip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[4]};

  & > button {
    text-align: left;
  }
`;

const Others = styled.ul`
  & > li {
    padding-block: ${tokens.space[1]};
    border-bottom: 1px solid ${tokens.color.line};
  }
`;

interface OwnBooking {
  booking: ConfirmedBooking;
  days: TripDays | undefined;
  rest: TripRest | undefined;
}

/** The bookings of this tab's session, whole, with their days; asked for once, and nothing while they cannot be told (§8). */
function useSessionBookings(): readonly OwnBooking[] {
  const { agentId, token } = useSessionStore(bookingSession);
  const [own, setOwn] = useState<readonly OwnBooking[]>([]);
  useEffect(() => {
    if (token === null) return;
    let gone = false;
    const learn = async () => {
      const told = await ownBookings(agentId);
      return Promise.all(
        told.map(async (booking) => ({
          booking,
          days: await tripDays(booking.items),
          rest: await tripRest(booking.items),
        })),
      );
    };
    learn().then(
      (told) => gone || setOwn(told),
      (error: unknown) => console.warn('own bookings', error),
    );
    return () => {
      gone = true;
    };
  }, [agentId, token]);
  return own;
}

interface Row extends Pick<DeviceTrip, 'referenceId' | 'title' | 'bookedAt' | 'days'> {
  rest: TripRest | undefined;
  isCancelled: boolean;
  open: () => void;
}

/** When it is, as far as that is known, and what it goes by. */
function Facts({ of: { referenceId, bookedAt, days, rest, isCancelled } }: { of: Row }) {
  const { t } = useTexts('booking');
  const { day, dayAndMonth } = useFormats();
  const reference = spacedReference(referenceId);
  const state = isCancelled ? t('own.cancelled') : '';
  if (!days) {
    const booked = t('own.booked', { reference, day: day(onThisClock(bookedAt), 'date') });
    return <Muted as="span">{[state, booked].filter(Boolean).join(' · ')}</Muted>;
  }
  const { first, last } = days;
  const when = first === last ? day(first, 'date') : `${dayAndMonth(first)} – ${day(last, 'date')}`;
  const due = rest?.dueOn ? t('own.rest', { day: day(rest.dueOn, 'date') }) : '';
  return <Muted as="span">{[state, when, due, reference].filter(Boolean).join(' · ')}</Muted>;
}

function TripRow({ row }: { row: Row }) {
  return (
    <Trip>
      <LinkButton onClick={row.open}>{row.title}</LinkButton>
      <Facts of={row} />
    </Trip>
  );
}

/** The trips after the next one, what is kept of all, and the press that forgets it; comes with its words. */
function MoreOfThem({ others, onForget }: { others: readonly Row[]; onForget: () => void }) {
  const { t } = useTexts('booking');
  if (!useBrought(lateTexts, { isExtra: true })) return null;
  return (
    <>
      <Others>
        {others.map((row) => (
          <li key={row.referenceId}>
            <TripRow row={row} />
          </li>
        ))}
      </Others>
      <Muted>{t('own.text')}</Muted>
      <LinkButton onClick={onForget}>{t('own.forget')}</LinkButton>
    </>
  );
}

/** What became of a press on a trip, or on the one that forgets them all; comes with its words. */
function Outcome({ of }: { of: 'gone' | 'failed' | 'forgotten' }) {
  const { t } = useTexts('booking');
  if (!useBrought(lateTexts, { isExtra: true })) return null;
  if (of === 'forgotten') return <Muted role="status">{t('own.forgotten')}</Muted>;
  return (
    <Alert tone="bad" title={t(`own.${of}`)}>
      {t(`own.${of}-text`)}
    </Alert>
  );
}

/**
 * What was booked on this device: the trip that is next, and the others behind a press, each with the way to it, in this
 * tab by its session, before that by what the device keeps.
 */
export function OwnBookings({ onFound }: { onFound: (booking: ConfirmedBooking) => void }) {
  const { t } = useTexts('booking');
  const { ofHeads } = useTitles();
  const today = useToday();
  const own = useSessionBookings();
  // Only the browser knows them: what the edge drew is taken over as it is.
  const isHydrated = useHydrated();
  const [forgotten, setForgotten] = useState(false);
  const kept = useMemo(() => (isHydrated && !forgotten ? deviceTrips() : []), [isHydrated, forgotten]);
  const [failure, setFailure] = useState<'gone' | 'failed'>();
  const [isOpen, setOpen] = useState(false);

  const open = async ({ referenceId, key }: DeviceTrip) => {
    setFailure(undefined);
    try {
      onFound(await findBooking({ referenceId, deviceKey: key }));
    } catch (error) {
      if (!isProblem(error)) throw error;
      const isGone = isProblem(error, 'booking-not-found');
      if (isGone) forgetTrips(referenceId);
      else console.warn('booking search', error);
      setFailure(isGone ? 'gone' : 'failed');
    }
  };
  const forget = () => {
    forgetTrips();
    forgetWaiting();
    setForgotten(true);
    setFailure(undefined);
  };
  const whole = new Map(own.map((one) => [one.booking.referenceId, one]));
  const onlyHere = own.filter(
    ({ booking }) => !kept.some((trip) => trip.referenceId === booking.referenceId),
  );
  const rows: Row[] = [
    ...onlyHere.map(({ booking, days, rest }) => ({
      referenceId: booking.referenceId,
      title: ofHeads(booking.items),
      bookedAt: booking.bookedAt,
      days,
      rest,
      isCancelled: refundOf(booking) !== undefined,
      open: () => onFound(booking),
    })),
    ...kept.map((trip) => {
      const { booking, days = trip.days, rest: told } = whole.get(trip.referenceId) ?? {};
      const isCancelled = booking ? refundOf(booking) !== undefined : trip.isCancelled === true;
      return {
        ...trip,
        days,
        // What the device has learnt since of a rest is newer than what the booking says.
        rest: trip.rest ?? told,
        isCancelled,
        open: () => (booking ? onFound(booking) : void open(trip)),
      };
    }),
  ];
  const [next, ...others] = inOrderOfTravel(withoutPaidRests(rows, today), today);
  const outcome = failure ?? (forgotten ? 'forgotten' : undefined);
  return (
    <Box pad="block" as="section" aria-labelledby="own-bookings">
      <Heading level={2} size="xs" id="own-bookings">
        {t('own.title')}
      </Heading>
      {next ? <TripRow row={next} /> : forgotten ? null : <Muted>{t('own.empty')}</Muted>}
      {outcome ? <Outcome of={outcome} /> : null}
      {next ? (
        <Disclosure
          label={others.length > 0 ? t('own.others', { count: others.length }) : t('own.kept')}
          open={isOpen}
          onToggle={setOpen}
        >
          <MoreOfThem others={others} onForget={forget} />
        </Disclosure>
      ) : null}
    </Box>
  );
}
