import { type Fields, textOf } from '@alisio/platform/sdk/forms';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { useDeferredValue } from 'react';
import { passengerName } from '../../features/travellers/index.ts';
import type { FormValues } from '../../forms/form-values.ts';
import type { TravellerName } from '../../products/product.ts';

/** The limit of the store's texts; longer ones are pasted by mistake. */
const LONGEST = 300;

/** What the checkout's form holds. `particulars`: by the place of their item in the cart. */
export interface CheckoutValues extends FormValues {
  contact: Fields;
  passengers: readonly Fields[];
  particulars: readonly Fields[];
  billing: Fields;
}

type Draft = ReturnType<typeof checkoutDraft.get>;

/** One of a list that is as long as it was typed into. */
const typedInto = (list: readonly Fields[], index: number, typed: Fields) =>
  Array.from({ length: Math.max(list.length, index + 1) }, (_, i) => ({
    ...list[i],
    ...(i === index ? typed : {}),
  }));

function withTyped(draft: Draft, path: string, value: string | boolean): Draft {
  const [section = '', second = '', third = ''] = path.split('.');
  switch (section) {
    case 'contact':
    case 'billing':
      return { ...draft, [section]: { ...draft[section], [second]: value } };
    case 'passengers':
    case 'particulars':
      return { ...draft, [section]: typedInto(draft[section], Number(second), { [third]: value }) };
    default:
      throw new TypeError(`no field of the checkout: ${path}`);
  }
}

/** Keeps what was typed, so that a reload, Back or a failed payment loses nothing. */
export const keepTyped = (path: string, value: string | boolean): void =>
  checkoutDraft.set((draft) =>
    withTyped(draft, path, typeof value === 'string' ? value.slice(0, LONGEST) : value),
  );

const rows = (list: readonly Fields[], proposed: readonly Fields[]) =>
  proposed.map((fields, i) => ({ ...fields, ...list[i] }));

/** How each of these people was named so far, one after the other. */
const namesIn = (passengers: readonly Fields[], count: number): TravellerName[] =>
  passengers.slice(0, count).map((fields) => ({
    first: textOf(fields, 'givenNames'),
    last: passengerName(fields).lastName,
  }));

/**
 * What was typed into the checkout, and what stands there until something is.
 * @param country ISO code of the visitor's country, which the lists of countries begin with
 * @param travellers how many are named
 * @param propose what stands in the fields of each item until something is typed there, by who was named so far
 */
export function useCheckoutValues(
  country: string,
  travellers: number,
  propose: (names: readonly TravellerName[]) => readonly Fields[],
): CheckoutValues {
  const draft = useSessionStore(checkoutDraft);
  // Asked once: the person to call for one traveler is proposed for all, and each may name another, or nobody.
  // Nine travellers must not be drawn anew before the next key of it.
  const emergencyContact = useDeferredValue(draft.contact.emergencyContact ?? '');
  const named = useDeferredValue(draft.passengers);
  return {
    contact: { country, ...draft.contact },
    passengers: rows(
      draft.passengers,
      Array.from({ length: travellers }, () => ({ emergencyContact })),
    ),
    particulars: rows(draft.particulars, propose(namesIn(named, travellers))),
    billing: { country, ...draft.billing },
  };
}
