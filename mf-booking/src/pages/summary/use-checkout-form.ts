import { filledText, hasErrors, textOf } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useCountryCode } from '@alisio/platform/sdk/visitor';
import type { Particulars, Passenger, PaymentInformation } from '@alisio/shared-contracts/orders';
import { cleanText } from '@alisio/shared-contracts/rules';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { usePhonePlans } from '@alisio/shared-ui/phone';
import { billingErrors, billingOf } from '../../features/billing/index.ts';
import { BUYER_ASKS, contactErrors, customerOf } from '../../features/contact/index.ts';
import {
  passengerErrors,
  passengerOf,
  TRAVELLER_ASKS,
  type TravellerSlot,
} from '../../features/travellers/index.ts';
import { totalOf } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';

/** The contract's, in signs. */
const MOST_OF_NAME = 100;

/** Of all that there is to ask, in its order, what one of several asks. */
const askedByAny = <Ask>(all: readonly Ask[], lists: readonly (readonly Ask[])[]): Ask[] =>
  all.filter((ask) => lists.some((list) => list.includes(ask)));

/**
 * Who must be named: an order names everybody once, so the item that names most names for all, and each is asked what
 * any item asks of them.
 */
function slotsOf(items: readonly KnownItem[]): TravellerSlot[] {
  const named = items.map(({ item, product }) => product.travellers?.(item) ?? []);
  const most = named.reduce((longest, slots) => (slots.length > longest.length ? slots : longest), []);
  return most.map((slot, index) => ({
    ...slot,
    asks: askedByAny(
      TRAVELLER_ASKS,
      named.map((slots) => slots[index]?.asks ?? []),
    ),
  }));
}

/** The card as the order keeps it: a token for the order's total. */
export function paymentInformationOf(
  { token: cardToken, cardName }: { token: string; cardName: string },
  total: MoneyAmount,
): PaymentInformation {
  return { cardToken, cardName: cleanText(cardName, MOST_OF_NAME), ...total };
}

/** The sections of the checkout: what is typed, what is wrong with it, and what of it can be sent. */
export function useCheckoutForm(items: readonly KnownItem[]) {
  const { language } = useTexts('booking');
  const known = useCountryCode();
  const country = known ?? items.map(({ item, product }) => product.country?.(item)).find(Boolean) ?? '';
  const draft = useCheckoutDraft(country);
  const { read: readPhone } = usePhonePlans(textOf(draft.contact.fields, 'phone') !== '');
  const buyerAsks = askedByAny(
    BUYER_ASKS,
    items.map(({ product }) => product.buyer ?? []),
  );
  const total = totalOf(items.map(({ item }) => item));

  const travellers = slotsOf(items).map((slot, index) => {
    const { fields, change } = draft.passenger(index);
    return {
      slot,
      fields,
      change,
      errors: passengerErrors(fields, slot),
      passenger: passengerOf(fields, slot),
    };
  });
  const passengers = travellers.map(({ passenger }) => passenger);
  const isComplete = (all: typeof passengers): all is Passenger[] =>
    all.length > 0 && all.every((one) => one !== undefined);

  const sections = items.flatMap(({ item, product }, index) => {
    const { fields, change } = draft.particulars(index);
    return (product.sections ?? []).map((section) => ({
      id: `item-${index + 1}-${section.name}`,
      index,
      item,
      section,
      fields,
      change,
      errors: section.errors(fields, item),
    }));
  });
  const particulars = (): Particulars[] | undefined => {
    if (sections.length === 0 || sections.some(({ errors }) => hasErrors(errors))) return undefined;
    return items.map((_, place) => {
      const own = sections.filter(({ index }) => index === place);
      return Object.assign({}, ...own.map(({ section, fields }) => section.particulars(fields)));
    });
  };
  const email = filledText(draft.contact.fields, 'email') ?? '';
  return {
    contact: { ...draft.contact, asks: buyerAsks, errors: contactErrors(draft.contact.fields, readPhone) },
    travellers,
    sections,
    billing: { ...draft.billing, errors: billingErrors(draft.billing.fields) },
    email,
    total,
    parts: {
      customer: customerOf(draft.contact.fields, readPhone, buyerAsks),
      passengers: isComplete(passengers) ? passengers : undefined,
      particulars: particulars(),
      billing: billingOf(draft.billing.fields, { ...total, email, language }),
    },
  };
}

/** A section of a product in the checkout, with what is typed into it. */
export type FormSectionOfItem = ReturnType<typeof useCheckoutForm>['sections'][number];
