import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { Icon } from '@alisio/shared-ui/icons';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tripEnds } from '../../trip/trip-ends.ts';
import { CalendarButton } from './calendar-button.tsx';
import { CopyReference } from './copy-reference.tsx';
import { Actions, Facts, Picture, Reference, Sentence, Sheet, Status, Words } from './ticket-styles.tsx';

interface TicketProps {
  booking: ConfirmedBooking;
  /** right after paying: a farewell instead of a plain title */
  justMade: boolean;
}

/** The booking's head: the place, the reference to dictate, what was paid. */
export function Ticket({ booking, justMade }: TicketProps) {
  const { t } = useTexts('booking');
  const { moneyParts } = useFormats();
  const { referenceId, passenger, customer, totalAmountPaid, selectedFlightOffer } = booking;
  const { from, to, toCityCode } = tripEnds(selectedFlightOffer.FlightOffer);
  const reference = spacedReference(referenceId);
  return (
    <Sheet>
      <Picture place={toCityCode} ratio="auto" />
      <Words>
        <Status tone="good">
          <Icon name="check" size="s" />
          {t('confirm.confirmed')}
        </Status>
        <Heading level={1} size="xl">
          {justMade ? (
            <>
              <Sentence>{t('confirm.farewell', { name: passenger[0]?.firstName ?? '' })}</Sentence>{' '}
              <Sentence>{t('confirm.goingTo', { to })}</Sentence>
            </>
          ) : (
            t('summary.route', { from, to })
          )}
        </Heading>
        <Muted size={16}>{t('confirm.mailed', { email: customer.email })}</Muted>
        <Facts>
          <div>
            <dt>{t('confirm.reference')}</dt>
            <Reference>{reference}</Reference>
          </div>
          <div>
            <dt>{t('confirm.totalPaid')}</dt>
            <dd>
              <Price parts={moneyParts(totalAmountPaid.amount, totalAmountPaid.currency)} />
            </dd>
          </div>
          <div>
            <dt>{t('confirm.travelling')}</dt>
            <dd>{t('confirm.people', { count: passenger.length })}</dd>
          </div>
        </Facts>
        <Actions>
          <CopyReference reference={reference} />
          <CalendarButton booking={booking} />
        </Actions>
      </Words>
    </Sheet>
  );
}
