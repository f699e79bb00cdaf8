import type { Language } from '@alisio/shared-contracts/languages';
import { formatMoney } from '@alisio/shared-contracts/money';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { spacedReference } from '@alisio/shared-contracts/rules';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { fillIn } from '../texts/index.ts';
import { bookingOf } from './confirmed-booking.ts';
import type { OrderDeps } from './deps.ts';
import { itemsOf } from './items.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import type { Order } from './order-repository.ts';

const TEXTS: Record<Language, typeof es> = { es, en };

/** A message in plain text; lines end with `\n`, parts of it are an empty line apart. */
export interface Message {
  subject: string;
  body: string;
}

/** @param linesOfItems what the products say of their items, in the booking's order */
function messageOf(
  booking: ConfirmedBooking,
  linesOfItems: readonly (readonly string[])[],
  language: Language,
): Message {
  const texts = TEXTS[language];
  const { referenceId, customer, items, passenger, paymentInformation } = booking;
  const reference = spacedReference(referenceId);
  const money = ({ amount, currency }: MoneyAmount) => formatMoney(amount, currency, language);
  const names = passenger.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  const parts = [
    [texts.opening, fillIn(texts.reference, { reference })],
    ...items.map(({ title, total }, i) => [`${title}: ${money(total)}`, ...(linesOfItems[i] ?? [])]),
    names ? [fillIn(texts.travelers, { names })] : [],
    paymentInformation.transactions.map(({ last4, ...paid }) =>
      fillIn(texts.paid, { amount: money(paid), last4 }),
    ),
    [fillIn(texts.look, { email: customer.email })],
  ];
  return {
    subject: fillIn(texts.subject, { reference }),
    body: parts
      .filter(({ length }) => length > 0)
      .map((lines) => `${lines.join('\n')}\n`)
      .join('\n'),
  };
}

/**
 * What is written to who has booked. The items' titles stay in the language in which they were ordered; of a product
 * that is sold no longer the title and the total are left.
 * @param order a confirmed one
 */
export async function confirmationText(
  deps: Pick<OrderDeps, 'db' | 'products'>,
  order: Order,
  language: Language,
): Promise<Message> {
  const linesOfItems = itemsOf(order).map(
    (item) => deps.products.get(item.product)?.present(item).lines(language) ?? [],
  );
  return messageOf(await bookingOf(deps, order), linesOfItems, language);
}
