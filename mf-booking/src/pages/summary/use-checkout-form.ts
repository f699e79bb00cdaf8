import { type FieldErrors, type Fields, filledText, hasErrors, textOf } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useCountryCode } from '@alisio/platform/sdk/visitor';
import type { Particulars, Passenger, PaymentInformation } from '@alisio/shared-contracts/orders';
import { cleanText } from '@alisio/shared-contracts/rules';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { type PhonePlans, usePhonePlans } from '@alisio/shared-ui/phone';
import { useMemo } from 'react';
import { billingErrors, billingOf } from '../../features/billing/index.ts';
import { BUYER_ASKS, contactErrors, customerOf } from '../../features/contact/index.ts';
import {
  passengerErrors,
  passengerOf,
  TRAVELLER_ASKS,
  type TravellerSlot,
} from '../../features/travellers/index.ts';
import type { Rules } from '../../forms/form-values.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { headsOf, totalOf } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import type { TravellerName } from '../../products/product.ts';
import { type CheckoutValues, keepTyped, useCheckoutValues } from './checkout-values.ts';

/** The contract's, in signs. */
const MOST_OF_NAME = 100;

/** Of all that there is to ask, in its order, what one of several asks. */
const askedByAny = <Ask>(all: readonly Ask[], lists: readonly (readonly Ask[])[]): Ask[] =>
  all.filter((ask) => lists.some((list) => list.includes(ask)));

/**
 * Who must be named: an order names everybody once, so the item that names most names for all, and each is asked what
 * any item asks of them. Whoever turns two or twelve on the way is what they are on the last day of all that is ordered.
 */
function slotsOf(items: readonly KnownItem[]): TravellerSlot[] {
  const named = items.map(({ item, product }) => product.travellers?.(item) ?? []);
  const most = named.reduce((longest, slots) => (slots.length > longest.length ? slots : longest), []);
  const ends = items.flatMap(({ item, product }) => product.lastDay?.(item) ?? []).toSorted();
  return most.map((slot, index) => ({
    ...slot,
    lastDay: ends.at(-1) ?? slot.today,
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

/** The sections that products add, each with the place of its item. */
const sectionsOf = (items: readonly KnownItem[]) =>
  items.flatMap(({ item, product }, index) =>
    (product.sections ?? []).map((section) => ({
      id: `item-${index + 1}-${section.name}`,
      path: `particulars.${index}`,
      index,
      item,
      section,
    })),
  );

/** What stands in the fields of each item until something is typed there. */
const proposed = (items: readonly KnownItem[], names: readonly TravellerName[]): Fields[] =>
  items.map(({ item, product }) =>
    Object.assign({}, ...(product.sections ?? []).map((section) => section.propose?.(names, item) ?? {})),
  );

interface Asked {
  slots: readonly TravellerSlot[];
  sections: ReturnType<typeof sectionsOf>;
  readPhone: PhonePlans['read'];
}

/** What is wrong with what is typed, by the pure rules of each section. */
function rulesOf({ slots, sections, readPhone }: Asked): Rules<CheckoutValues> {
  const ofSlot = (fields: Fields, i: number) => {
    const slot = slots[i];
    return slot ? passengerErrors(fields, slot) : {};
  };
  const ofItem = (fields: Fields, i: number): FieldErrors =>
    Object.assign(
      {},
      ...sections.filter(({ index }) => index === i).map(({ section, item }) => section.errors(fields, item)),
    );
  const each = (
    path: string,
    rows: readonly Fields[],
    errorsIn: (fields: Fields, i: number) => FieldErrors,
  ) => Object.fromEntries(rows.map((fields, i) => [`${path}.${i}`, errorsIn(fields, i)]));
  return ({ contact, passengers, particulars, billing }) => ({
    contact: contactErrors(contact, readPhone),
    ...each('passengers', passengers, ofSlot),
    ...each('particulars', particulars, ofItem),
    billing: billingErrors(billing),
  });
}

/** The form of the checkout: what is typed, what is wrong with it, and what of it can be sent. */
export function useCheckoutForm(items: readonly KnownItem[]) {
  const { language } = useTexts('booking');
  const known = useCountryCode();
  const country = known ?? items.map(({ item, product }) => product.country?.(item)).find(Boolean) ?? '';
  const slots = useMemo(() => slotsOf(items), [items]);
  const sections = useMemo(() => sectionsOf(items), [items]);
  const values = useCheckoutValues(country, slots.length, (names) => proposed(items, names));
  const { read: readPhone } = usePhonePlans(textOf(values.contact, 'phone') !== '');
  const rules = useMemo(() => rulesOf({ slots, sections, readPhone }), [slots, sections, readPhone]);
  const form = useKeptForm({ values, rules, keep: keepTyped });
  const wrong = rules(values);
  const section = (path: string, fields: Fields) => ({
    form,
    path,
    fields,
    errors: wrong[path] ?? {},
    shown: form.shownIn(path),
  });
  const buyerAsks = askedByAny(
    BUYER_ASKS,
    items.map(({ product }) => product.buyer ?? []),
  );
  const total = totalOf(headsOf(items));

  const passengers = slots.map((slot, i) => passengerOf(values.passengers[i] ?? {}, slot));
  const isComplete = (all: typeof passengers): all is Passenger[] =>
    all.length > 0 && all.every((one) => one !== undefined);

  const particulars = (): Particulars[] | undefined => {
    if (sections.length === 0 || sections.some(({ path }) => hasErrors(wrong[path] ?? {}))) return undefined;
    return items.map((_, place) => {
      const own = sections.filter(({ index }) => index === place);
      return Object.assign(
        {},
        ...own.map(({ section, item }) => section.particulars(values.particulars[place] ?? {}, item)),
      );
    });
  };
  const email = filledText(values.contact, 'email') ?? '';
  return {
    form,
    contact: { ...section('contact', values.contact), asks: buyerAsks },
    travellers: slots.map((slot, i) => ({
      slot,
      ...section(`passengers.${i}`, values.passengers[i] ?? {}),
    })),
    sections: sections.map((one) => ({
      ...one,
      ...section(one.path, values.particulars[one.index] ?? {}),
      errors: one.section.errors(values.particulars[one.index] ?? {}, one.item),
    })),
    billing: section('billing', values.billing),
    email,
    total,
    parts: {
      customer: customerOf(values.contact, readPhone, buyerAsks),
      passengers: isComplete(passengers) ? passengers : undefined,
      particulars: particulars(),
      billing: billingOf(values.billing, { ...total, email, language }),
    },
  };
}

/** A section of a product in the checkout, with what is typed into it. */
export type FormSectionOfItem = ReturnType<typeof useCheckoutForm>['sections'][number];
