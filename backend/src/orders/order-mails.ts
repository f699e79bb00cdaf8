import { formatMoney } from '@alisio/shared-contracts/money';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { moneyAmount } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import type { Queries } from '../database/index.ts';
import { type MailOrder, type MailWriter, orderMail, type WaitingMail } from '../mail/index.ts';
import { type Paper, paperHtml, paperText } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import { bookingFiles, callOffFiles } from './booking-document.ts';
import { bookingPaper, linkTo, type PaperDeps } from './booking-paper.ts';
import { itemTitle } from './item-title.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { bookedUnder, type Order, orderById } from './order-repository.ts';
import { phoneLines } from './phone-lines.ts';
import { structuredBooking } from './structured-booking.ts';
import type { PaymentTransaction } from './transaction-repository.ts';
import { VOUCHER_WAITS, writeVoucherMail } from './voucher-mail.ts';

const CONFIRMED = 'booking-confirmed';
const CANCELLED = 'booking-cancelled';
const NOT_BOOKED = 'not-booked';
/** The kind of the mail that lists an e-mail's bookings. */
export const FORGOTTEN = 'forgotten-reference';

/** Of what was not booked: it may be gone from the order by the time of the mail. */
const notBooked = z.object({
  titles: z.array(z.string()),
  total: moneyAmount,
  country: z.optional(z.string()),
});

const inBoth = (paper: Paper, structured: readonly object[] = []) => ({
  text: paperText(paper),
  html: paperHtml(paper, structured),
});

/** Has who booked written to, in the transaction that books. `again`: another time, each once. */
export const orderConfirmedMail = (queries: Queries, order: Order, now: string, again = ''): Promise<void> =>
  orderAbout(queries, order, { kind: CONFIRMED, about: `${order.id} ${again}`.trim() }, now);

/** Has who booked written to that it is cancelled, by them or by who gives it, in the transaction that cancels it. */
export const orderCancelledMail = (queries: Queries, order: Order, now: string): Promise<void> =>
  orderAbout(queries, order, { kind: CANCELLED, about: order.id }, now);

/**
 * Has who paid for what could not be booked written to, in the transaction that gives it up: once for each charge, as an
 * order may be paid again after it could not be booked.
 */
export const orderNotBookedMail = (
  queries: Queries,
  order: Order,
  { id: about, amount, currency }: Pick<PaymentTransaction, 'id' | 'amount' | 'currency'>,
  now: string,
): Promise<void> => {
  const details = {
    titles: order.items.map(({ title }) => title),
    total: { amount, currency },
    ...(order.billing ? { country: order.billing.country.code } : {}),
  };
  return orderAbout(queries, order, { kind: NOT_BOOKED, about, details }, now);
};

async function orderAbout(
  queries: Queries,
  { customer, language }: Order,
  mail: Pick<MailOrder, 'kind' | 'about' | 'details'>,
  now: string,
): Promise<void> {
  if (customer) await orderMail(queries, { ...mail, recipient: customer.email, language }, now);
}

/** What is booked, with its files; that it was cancelled, once it was. */
async function bookedMail(deps: PaperDeps, { kind, about, language }: WaitingMail) {
  const [orderId = '', again] = about.split(' ');
  const order = await orderById(deps.db, orderId);
  if (!order?.booking_reference || !order.confirmed_at) return undefined;
  const texts = MAIL_TEXTS[language];
  const reference = spacedReference(order.booking_reference);
  const paper = await bookingPaper(deps, order, language);
  if (order.status === 'cancelled') {
    // Of its end there is a mail of its own.
    if (kind === CONFIRMED && again === undefined) return undefined;
    const files = callOffFiles(deps, order, language);
    const closing = [...(files.length > 0 ? [texts.cancelled.calendar] : []), ...paper.closing];
    return {
      subject: fillIn((order.called_off ? texts.calledOff : texts.cancelled).subject, { reference }),
      ...inBoth({ ...paper, closing }, structuredBooking(deps, order)),
      files,
    };
  }
  const files = await bookingFiles(deps, order, language);
  const { mailed: withBoth, mailedAlone } = texts.confirmed;
  const mailed = { ...paper, closing: [files.calendar ? withBoth : mailedAlone, ...paper.closing] };
  return {
    subject: fillIn(texts.confirmed.subject, { reference }),
    ...inBoth(mailed, structuredBooking(deps, order)),
    files: await Promise.all(Object.values(files).map((make) => make())),
  };
}

async function notBookedMail({ site }: PaperDeps, { details, language }: WaitingMail) {
  const { titles, total, country } = z.parse(notBooked, details);
  const calls = phoneLines(site, country, language);
  const texts = MAIL_TEXTS[language].notBooked;
  const paper: Paper = {
    language,
    title: texts.title,
    lead: [texts.text, texts.money],
    codes: [],
    sections: [
      {
        title: texts.what,
        lines: [
          ...titles.map((text) => ({ text })),
          { text: texts.returned, aside: formatMoney(total.amount, total.currency, language) },
        ],
      },
    ],
    closing: calls.length > 0 ? [texts.help, ...calls] : [],
  };
  return { subject: texts.subject, ...inBoth(paper), files: [] };
}

async function forgottenMail(deps: PaperDeps, { recipient, language }: WaitingMail) {
  const booked = recipient === null ? [] : await bookedUnder(deps.db, recipient);
  // To the address that booked, whatever was typed.
  const to = booked[0]?.customer?.email;
  if (to === undefined) return undefined;
  const texts = MAIL_TEXTS[language].forgotten;
  const paper: Paper = {
    language,
    title: texts.title,
    lead: [texts.text],
    codes: [],
    sections: [
      {
        title: texts.bookings,
        lines: booked.map(({ items, booking_reference: reference }) => ({
          text: items.map((item) => itemTitle(deps, item, language)).join(', '),
          aside: spacedReference(reference ?? ''),
        })),
      },
    ],
    closing: [texts.safe, ...phoneLines(deps.site, booked[0]?.billing?.country.code, language)],
    ...linkTo(deps.siteUrl, language),
  };
  return { to, subject: texts.subject, ...inBoth(paper), files: [] };
}

/** Who puts the mails of orders into words. */
export const orderMails = (deps: PaperDeps): Record<string, MailWriter> => ({
  [CONFIRMED]: (waiting) => bookedMail(deps, waiting),
  [CANCELLED]: (waiting) => bookedMail(deps, waiting),
  [NOT_BOOKED]: (waiting) => notBookedMail(deps, waiting),
  [FORGOTTEN]: (waiting) => forgottenMail(deps, waiting),
  [VOUCHER_WAITS]: writeVoucherMail(deps),
});
