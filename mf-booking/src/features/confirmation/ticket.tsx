import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CalledOff, ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { CopyButton } from '@alisio/shared-ui/copy';
import { Icon } from '@alisio/shared-ui/icons';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { Fragment } from 'react';
import { refundOf } from '../../price/refund.ts';
import type { ShownItem } from '../../products/known-items.ts';
import { useTitles, useWords } from '../../products/use-words.ts';
import { onThisClock } from '../../reference/on-this-clock.ts';
import { DocumentButtons } from './document-buttons.tsx';
import {
  Actions,
  Facts,
  Hint,
  OwnPicture,
  Picture,
  Reference,
  Sentence,
  Sheet,
  Status,
  Words,
} from './ticket-styles.tsx';

/** Who ended a booking; who did not pay its rest did not press for that, nor did who gives it. */
const endedBy = (calledOff: CalledOff | undefined) =>
  calledOff ? (calledOff.title ? 'ended' : 'calledOff') : 'cancelled';

interface TicketProps {
  booking: ConfirmedBooking;
  items: readonly ShownItem[];
  /** right after paying: a farewell instead of a plain title */
  justMade: boolean;
}

/** The booking's head: the place, the reference to dictate, what was paid. */
export function Ticket({ booking, items, justMade }: TicketProps) {
  const { t, language } = useTexts('booking');
  const { day, moneyParts } = useFormats();
  const titles = useTitles();
  const says = useWords(items);
  const { referenceId, passenger, customer, totalAmountPaid } = booking;
  const title = titles.ofBookedItems(items);
  const place = items.map(({ item, product }) => product?.poster?.(item)).find(Boolean);
  const [pictured] = items.flatMap(({ item, product }) =>
    product?.Picture ? { item, Own: product.Picture } : [],
  );
  const farewell = () => {
    const [first] = items;
    const own =
      items.length === 1 &&
      first?.product?.farewell?.(first.item, t, passenger[0]?.firstName ?? '', language);
    return own || [t('confirm.booked', { title })];
  };
  const reference = spacedReference(referenceId);
  const refund = refundOf(booking);
  const [alone] = items.length === 1 ? items : [];
  const PaidApart = alone?.product?.paidApart?.(alone.item);
  const isCancelled = refund !== undefined;
  const locators = items.flatMap(({ item, product }) => product?.locators?.(item, t) ?? []);
  return (
    <Sheet>
      {place ? <Picture place={place} ratio="auto" /> : null}
      {pictured && !place ? (
        <OwnPicture>
          <pictured.Own item={pictured.item} ratio="auto" />
        </OwnPicture>
      ) : null}
      <Words>
        <Status tone={isCancelled ? 'neutral' : 'good'}>
          <Icon name={isCancelled ? 'close' : 'check'} size="s" />
          {t(isCancelled ? 'confirm.cancelled' : 'confirm.confirmed')}
        </Status>
        <Heading level={1} size="xl">
          {justMade && !isCancelled
            ? farewell().map((sentence, i) => (
                <Fragment key={sentence}>
                  {i > 0 ? ' ' : null}
                  <Sentence>{sentence}</Sentence>
                </Fragment>
              ))
            : title}
        </Heading>
        <Muted size={16}>
          {refund
            ? t(`confirm.${endedBy(refund.calledOff)}Text`, {
                day: day(onThisClock(refund.at), 'long'),
              })
            : says('mailed', { email: customer.email })}
        </Muted>
        <Facts>
          <div>
            <dt>{t('confirm.reference')}</dt>
            <Reference>{reference}</Reference>
            <Hint>{t('confirm.referenceHint')}</Hint>
          </div>
          {locators.map(({ label, locator, hint }) => (
            <div key={locator}>
              <dt>{label}</dt>
              <Reference>{locator}</Reference>
              {isCancelled ? null : <Hint>{hint}</Hint>}
            </div>
          ))}
          <div>
            <dt>{t('confirm.totalPaid')}</dt>
            <dd>
              {alone && PaidApart ? (
                <PaidApart item={alone.item} />
              ) : (
                <Price parts={moneyParts(totalAmountPaid.amount, totalAmountPaid.currency)} />
              )}
            </dd>
          </div>
          {refund ? (
            <div>
              <dt>{t(refund.isBack ? 'confirm.refunded' : 'confirm.refunding')}</dt>
              <dd>
                <Price parts={moneyParts(refund.returned.amount, refund.returned.currency)} />
              </dd>
            </div>
          ) : null}
          {passenger.length > 0 ? (
            <div>
              <dt>{t('confirm.travelling')}</dt>
              <dd>{t('confirm.people', { count: passenger.length })}</dd>
            </div>
          ) : null}
        </Facts>
        <Actions>
          <DocumentButtons
            mails
            booking={booking}
            documents={
              !isCancelled && items.some(({ product }) => product?.hasTimes) ? ['pdf', 'calendar'] : ['pdf']
            }
          />
          <CopyButton
            text={reference}
            label={t('confirm.copy')}
            copied={t('confirm.copied')}
            notCopied={t('confirm.notCopied')}
          />
        </Actions>
      </Words>
    </Sheet>
  );
}
