import { lineZone } from '@alisio/shared-contracts/contacts';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import { formatMoney } from '@alisio/shared-contracts/money';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { myJourneyHref } from '@alisio/shared-contracts/routes';
import { CARD_BRAND_NAMES, spacedReference } from '@alisio/shared-contracts/rules';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { calendarFile, type Paper, type PaperLine, type PaperSection } from '../papers/index.ts';
import type { Site } from '../site/index.ts';
import { fillIn, momentText } from '../texts/index.ts';
import { freeUntilOf } from './cancellation.ts';
import { bookingOf } from './confirmed-booking.ts';
import type { OrderDeps } from './deps.ts';
import { itemTitle } from './item-title.ts';
import { itemsOf } from './items.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import type { Order } from './order-repository.ts';
import { phoneLines } from './phone-lines.ts';
import type { OrderedItem, Presented } from './product.ts';
import { travellerLines } from './traveller-lines.ts';

/** What papers need to be written, beside an order. */
export interface PaperDeps extends Pick<OrderDeps, 'db' | 'products'> {
  siteUrl?: SiteUrl;
  /** who answers calls, and when */
  site: Site;
}

/** The site's address, for the way on; none is written where it is not known. */
export type SiteUrl = string | undefined;

/** Of a product that is sold no longer nothing but the head of its item is left. */
async function presented(
  { products }: Pick<PaperDeps, 'products'>,
  item: OrderedItem,
): Promise<Presented | undefined> {
  const product = products.get(item.product);
  return product?.present((await product.asItStands?.(item)) ?? item);
}

const moneyIn =
  (language: Language) =>
  ({ amount, currency }: MoneyAmount): string =>
    formatMoney(amount, currency, language);

const givenBack = ({ items }: Pick<ConfirmedBooking, 'items'>) =>
  items.flatMap(({ cancellation }) => cancellation?.cancelled ?? []);

/** That it was cancelled: by who booked it, or because an item of it was called off, and why. */
function whyCancelled(
  deps: PaperDeps,
  { called_off: calledOff, ...order }: Order,
  language: Language,
): string[] {
  const { cancelled, calledOff: texts } = MAIL_TEXTS[language];
  const items = itemsOf(order);
  const item = calledOff && items[calledOff.place];
  if (!item) return [cancelled.text];
  const why = calledOff.why[language] ?? calledOff.why[DEFAULT_LANGUAGE] ?? '';
  const said = fillIn(texts.text, { title: itemTitle(deps, item, language), why }).trim();
  return [said, ...(items.length > 1 ? [texts.all] : [])];
}

/** That it was cancelled, why, and where its money is. */
function cancelledLead(
  deps: PaperDeps,
  order: Order,
  booking: ConfirmedBooking,
  language: Language,
): string[] {
  const { cancelled: texts } = MAIL_TEXTS[language];
  const total = moneyIn(language)(booking.totalAmountPaid);
  const isBack = givenBack(booking).every((one) => one.isBack);
  return [
    ...whyCancelled(deps, order, language),
    fillIn(isBack ? texts.moneyBack : texts.money, { total, way: wayBack(booking, language) }),
  ];
}

/** What comes back, under what was paid; nothing while the booking stands. */
function refundLines(booking: ConfirmedBooking, language: Language): PaperLine[] {
  const given = givenBack(booking);
  const [first] = given;
  if (!first) return [];
  const { cancelled: texts } = MAIL_TEXTS[language];
  const amount = given.reduce((sum, { returned }) => sum + returned.amount, 0);
  const isBack = given.every((one) => one.isBack);
  // The day that their own clock says: by that of UTC an evening in Bogotá is the next one.
  const zone = lineZone(booking.billingInformation.country.code);
  return [
    {
      text: isBack ? texts.refunded : texts.refunding,
      aside: moneyIn(language)({ ...booking.totalAmountPaid, amount }),
    },
    { text: fillIn(texts.at, { moment: momentText(first.at, language, zone) }), small: true },
  ];
}

/** Whereto the money goes back, within a sentence. */
function wayBack({ paymentInformation }: ConfirmedBooking, language: Language): string {
  const { ways } = MAIL_TEXTS[language].cancelled;
  const [card] = paymentInformation.transactions;
  if (card) return fillIn(ways.knownCard, { brand: CARD_BRAND_NAMES[card.brand], last4: card.last4 });
  const [paid] = paymentInformation.onPage ?? [];
  return ways[paid?.means ?? 'card'];
}

/** Who is billed, what was paid for what, and with which card. @param shown of each item, in their order, as their titles */
function paymentSections(
  booking: ConfirmedBooking,
  shown: readonly (Presented | undefined)[],
  titles: readonly string[],
  language: Language,
): PaperSection[] {
  const texts = MAIL_TEXTS[language];
  const money = moneyIn(language);
  const { billingInformation: billed, paymentInformation, items, totalAmountPaid } = booking;
  const place = [
    billed.city,
    [billed.region, billed.postCode || billed.localPostCode].filter(Boolean).join(' '),
  ];
  const address = [
    billed.cardHolderName,
    billed.addressLine1,
    billed.addressLine2,
    billed.addressLine3,
    place.filter(Boolean).join(', '),
    billed.country.Name,
    billed.emailId,
  ];
  return [
    { title: texts.billedTo, lines: address.flatMap((text) => (text ? [{ text }] : [])) },
    {
      title: texts.paid,
      lines: [
        ...items.flatMap(({ total }, at) => [
          { text: titles[at] ?? '', aside: money(total) },
          ...(shown[at]?.prices?.(language) ?? []).map((line) => ({ ...line, small: true })),
        ]),
        { text: texts.total, aside: money(totalAmountPaid) },
        ...refundLines(booking, language),
        ...paymentInformation.transactions.map(({ brand, last4, transactionId: id }) => ({
          text: fillIn(texts.card, { brand: CARD_BRAND_NAMES[brand], last4, id }),
          small: true,
        })),
        ...(paymentInformation.onPage ?? []).map(({ means, transactionId: id }) => ({
          text: fillIn(texts.paidWith[means], { id }),
          small: true,
        })),
      ],
    },
  ];
}

/** The way to the look-up on the site. */
export const linkTo = (siteUrl: SiteUrl, language: Language): Pick<Paper, 'link'> =>
  siteUrl === undefined
    ? {}
    : { link: { text: MAIL_TEXTS[language].myTrips, href: new URL(myJourneyHref(), siteUrl).href } };

/** Of several items: that they are called off together, and how; each one's rules stand with it (decisions 51 and 52). */
function wholeLines({ products }: PaperDeps, order: Order, language: Language): string[] {
  if (itemsOf(order).length < 2 || order.status === 'cancelled') return [];
  const { whole } = MAIL_TEXTS[language];
  const until = freeUntilOf(products, order);
  const mayFallAway = order.items.some(({ product }) => products.get(product)?.calledOff);
  return [
    until === undefined
      ? whole.byPhone
      : fillIn(whole.here, { moment: momentText(new Date(until).toISOString(), language, undefined) }),
    ...(mayFallAway ? [whole.fallsAway] : []),
  ];
}

/** What a paper of a booking is headed by. */
function titleOf({ status, called_off: calledOff }: Order, language: Language): string {
  const texts = MAIL_TEXTS[language];
  if (status !== 'cancelled') return texts.confirmed.title;
  if (!calledOff) return texts.cancelled.title;
  return calledOff.title?.[language] ?? calledOff.title?.[DEFAULT_LANGUAGE] ?? texts.calledOff.title;
}

/** All that is told of a booking, as a paper; first that it was cancelled, where it was. @param order one that was confirmed */
export async function bookingPaper(deps: PaperDeps, order: Order, language: Language): Promise<Paper> {
  const texts = MAIL_TEXTS[language];
  const booking = await bookingOf(deps, order);
  const items = await Promise.all(
    itemsOf(order).map(async (item) => ({ item, shown: await presented(deps, item) })),
  );
  const { customer, passenger } = booking;
  const isCancelled = order.status === 'cancelled';
  return {
    language,
    title: titleOf(order, language),
    lead: [
      ...items.map(({ item }) => itemTitle(deps, item, language)),
      ...wholeLines(deps, order, language),
      ...(isCancelled ? cancelledLead(deps, order, booking, language) : []),
    ],
    codes: [
      {
        label: texts.reference,
        value: spacedReference(booking.referenceId),
        hint: texts.referenceHint,
      },
      ...items
        .flatMap(({ shown }) => shown?.codes?.(language) ?? [])
        // What a code is good for is over with the booking.
        .map(({ label, value, hint }) =>
          isCancelled || hint === undefined ? { label, value } : { label, value, hint },
        ),
    ],
    sections: [
      ...items.flatMap(
        ({ item, shown }) =>
          shown?.sections?.(language, isCancelled) ?? [
            {
              title: itemTitle(deps, item, language),
              lines: (shown?.lines(language) ?? []).map((text) => ({ text })),
            },
          ],
      ),
      ...(passenger.length > 0
        ? [
            {
              title: texts.who,
              lines: passenger.flatMap((one) => travellerLines(one, language)),
            },
          ]
        : []),
      ...paymentSections(
        booking,
        items.map(({ shown }) => shown),
        items.map(({ item }) => itemTitle(deps, item, language)),
        language,
      ),
    ],
    closing: [
      fillIn(texts.look, { email: customer.email }),
      ...phoneLines(deps.site, order.billing?.country.code, language),
    ],
    ...linkTo(deps.siteUrl, language),
  };
}

/**
 * What of a booking has a time, as a calendar; nothing where none of it has. Of one that was cancelled it takes out of a
 * calendar what was put there, and says so where that does not know how.
 * @param order one that was confirmed
 */
export function bookingCalendar(
  deps: Pick<OrderDeps, 'products'>,
  order: Order,
  language: Language,
): string | undefined {
  const { booking_reference: reference, confirmed_at: madeAt, cancelled_at: cancelledAt } = order;
  if (!reference || !madeAt) throw new TypeError('a confirmed order is complete');
  const { event: cancelledTitle } = MAIL_TEXTS[language].cancelled;
  const events = itemsOf(order).flatMap((item, place) => {
    const shown = deps.products.get(item.product)?.present(item);
    const own = shown?.events?.(spacedReference(reference), language) ?? [];
    return own.map((event) => ({
      ...event,
      id: `${place + 1}-${event.id}`,
      title: cancelledAt ? fillIn(cancelledTitle, { title: event.title }) : event.title,
    }));
  });
  return events.length > 0 ? calendarFile(events, reference, madeAt, cancelledAt ?? undefined) : undefined;
}
