import type { Fields } from '@alisio/platform/sdk/forms';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { useDeferredValue } from 'react';
import type { FormValues } from '../../forms/form-values.ts';

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

const rows = (list: readonly Fields[], count: number, proposed: Fields) =>
  Array.from({ length: count }, (_, i) => ({ ...proposed, ...list[i] }));

/**
 * What was typed into the checkout, and what stands there until something is.
 * @param country ISO code of the visitor's country, which the lists of countries begin with
 * @param travellers how many are named
 * @param items how many are in the cart
 */
export function useCheckoutValues(country: string, travellers: number, items: number): CheckoutValues {
  const draft = useSessionStore(checkoutDraft);
  // Asked once: the person to call for one traveler is proposed for all, and each may name another, or nobody.
  // Nine travellers must not be drawn anew before the next key of it.
  const emergencyContact = useDeferredValue(draft.contact.emergencyContact ?? '');
  return {
    contact: { country, ...draft.contact },
    passengers: rows(draft.passengers, travellers, { emergencyContact }),
    particulars: rows(draft.particulars, items, {}),
    billing: { country, ...draft.billing },
  };
}
