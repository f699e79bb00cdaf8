import { isProblem } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { CalledOff, ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { Stack } from '@alisio/shared-ui/layout';
import { Dialog } from '@alisio/shared-ui/popover';
import { NoBreak } from '@alisio/shared-ui/text';
import { useEffect, useRef, useState } from 'react';
import { cancelBooking } from '../../api/cancel-booking.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { refundOf } from '../../price/refund.ts';
import { useTitles } from '../../products/use-words.ts';
import { onThisClock } from '../../reference/on-this-clock.ts';
import { SupportRow } from '../../support/support-row.tsx';
import { FreeEnded } from './free-ended.tsx';
import { useIsOver } from './use-is-over.ts';

interface CardProps {
  booking: ConfirmedBooking;
  onCancelled: (booking: ConfirmedBooking) => void;
}

/** Why it was not given back: keys of the texts. */
type Failure = 'too-late' | 'by-phone' | 'failed';

const failureOf = (error: unknown): Failure => {
  if (!isProblem(error, 'not-cancellable')) return 'failed';
  return error.reason === 'too-late' ? 'too-late' : 'by-phone';
};

/**
 * What a booking that was called off is headed by: what became of it, where whoever gives it did not do that, else that
 * they did.
 */
function useCalledOffTitle(): (calledOff: CalledOff) => string {
  const { t, language } = useTexts('booking');
  return ({ title }) => title?.[language] ?? title?.[DEFAULT_LANGUAGE] ?? t('cancellation.calledOff');
}

/** Which item whoever gives it ended, why, and that the others went with it. */
function WhyCalledOff({ items, calledOff }: Pick<ConfirmedBooking, 'items'> & { calledOff: CalledOff }) {
  const { t, language } = useTexts('booking');
  const titles = useTitles();
  const item = items[calledOff.place];
  const why = calledOff.why[language] ?? calledOff.why[DEFAULT_LANGUAGE] ?? '';
  return (
    <>
      <p>
        {item ? `${t('cancellation.notGiven', { title: titles.ofHeads([item]) })} ` : null}
        {why}
      </p>
      {items.length > 1 ? <p>{t('cancellation.calledOffAll')}</p> : null}
    </>
  );
}

/** That it was given back, and where the money is. Takes the focus from what was pressed for it. */
function Cancelled({ booking, isNew }: { booking: ConfirmedBooking; isNew: boolean }) {
  const { t } = useTexts('booking');
  const { money } = useFormats();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) told.current?.focus();
  }, [isNew]);
  const { amount, currency } = booking.totalAmountPaid;
  const refund = refundOf(booking);
  const calledOffTitle = useCalledOffTitle();
  const { isBack, calledOff } = refund ?? {};
  return (
    <FormSection id="cancellation" title={calledOff ? calledOffTitle(calledOff) : t('cancellation.done')}>
      <div ref={told} tabIndex={-1} role="status">
        {calledOff ? <WhyCalledOff items={booking.items} calledOff={calledOff} /> : null}
        <p>{t(isBack ? 'cancellation.back' : 'cancellation.onItsWay', { total: money(amount, currency) })}</p>
      </div>
    </FormSection>
  );
}

/** How a booking is given back while that costs nothing: until when, what comes back, and whom to call at any hour. */
function Cancellable({
  booking,
  until,
  onCancelled,
}: CardProps & {
  /** UTC, ISO 8601 */
  until: string;
}) {
  const { t } = useTexts('booking');
  const { money, day, time } = useFormats();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isOver = useIsOver(until);
  const { amount, currency } = booking.totalAmountPaid;
  const total = money(amount, currency);
  const clock = onThisClock(until);
  // While it is on its way the server says whether it was in time.
  if (failure === 'too-late' || (isOver && !busy))
    return <FreeEnded until={until} takesFocus={asks || failure === 'too-late'} />;
  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const cancelled = await cancelBooking(booking);
      onCancelled(cancelled);
    } catch (error) {
      const why = failureOf(error);
      if (why === 'failed') console.warn('cancel booking', error);
      setFailure(why);
    } finally {
      setBusy(false);
      setAsks(false);
    }
  };
  return (
    <FormSection id="cancellation" title={t('cancellation.title')}>
      <Stack gap={4}>
        <p>
          {t('cancellation.until', { day: day(clock, 'long'), time: time(clock) })}{' '}
          {t('cancellation.returned')} <NoBreak as="b">{total}</NoBreak>.
        </p>
        {failure ? (
          <Alert tone="bad" title={t(`cancellation.${failure}`)}>
            {t(`cancellation.${failure}-text`)}
          </Alert>
        ) : null}
        <Button variant="quiet" busy={busy} aria-haspopup="dialog" onClick={() => setAsks(true)}>
          {t('cancellation.button')}
        </Button>
      </Stack>
      <SupportRow title={t('cancellation.urgent')} hasPaid />
      <Dialog
        title={t('cancellation.sure')}
        open={asks}
        onOpenChange={(open) => (busy ? undefined : setAsks(open))}
        closeLabel={t('cancellation.close')}
        actions={
          <>
            <Button busy={busy} onClick={cancel}>
              {t('cancellation.yes')}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => setAsks(false)}>
              {t('cancellation.keep')}
            </Button>
          </>
        }
      >
        <p>{t('cancellation.sureText', { total })}</p>
      </Dialog>
    </FormSection>
  );
}

/** How a booking is given back for nothing, that the time for it is over, or that it was given back. */
export default function CancelBookingCard({ booking, onCancelled }: CardProps) {
  const [isNew, setNew] = useState(false);
  const said = booking.items.flatMap(({ cancellation }) => cancellation ?? []);
  if (said.some(({ cancelled }) => cancelled)) return <Cancelled booking={booking} isNew={isNew} />;
  const [until] = said.flatMap(({ freeUntil }) => freeUntil ?? []).toSorted();
  const [was] = said.flatMap(({ wasFreeUntil }) => wasFreeUntil ?? []).toSorted();
  if (was !== undefined) return <FreeEnded until={was} takesFocus={false} />;
  if (until === undefined) return null;
  return (
    <Cancellable
      booking={booking}
      until={until}
      onCancelled={(cancelled) => {
        setNew(true);
        onCancelled(cancelled);
      }}
    />
  );
}
