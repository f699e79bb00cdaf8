import type { Fields } from '@alisio/platform/sdk/forms';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { useDeferredValue } from 'react';

type Change = (name: string, value: string | boolean) => void;

export interface DraftSection {
  fields: Fields;
  change: Change;
}

/** The limit of the store's texts; longer ones are pasted by mistake. */
const LONGEST = 300;

const kept = (value: string | boolean) => (typeof value === 'string' ? value.slice(0, LONGEST) : value);

/**
 * What was typed into the checkout: survives reload, Back and a failed payment.
 * @param country ISO code of the visitor's country, which the lists of countries begin with
 */
export function useCheckoutDraft(country: string) {
  const draft = useSessionStore(checkoutDraft);
  const contact: DraftSection = {
    fields: { country, ...draft.contact },
    change: (name, value) =>
      checkoutDraft.set((d) => ({ ...d, contact: { ...d.contact, [name]: kept(value) } })),
  };
  const billing: DraftSection = {
    fields: { country, ...draft.billing },
    change: (name, value) =>
      checkoutDraft.set((d) => ({ ...d, billing: { ...d.billing, [name]: kept(value) } })),
  };
  // Asked once: the person to call for one traveler is proposed for all, and each may name another, or nobody.
  // Nine travellers must not be drawn anew before the next key of it.
  const emergencyContact = useDeferredValue(draft.contact.emergencyContact ?? '');
  /** One of a list that is as long as it was typed into. `proposed`: what stands there until it was typed */
  const oneOf = (list: 'passengers' | 'particulars', index: number, proposed: Fields = {}): DraftSection => ({
    fields: { ...proposed, ...draft[list][index] },
    change: (name, value) =>
      checkoutDraft.set((d) => {
        const typed = Array.from({ length: Math.max(d[list].length, index + 1) }, (_, i) => ({
          ...d[list][i],
          ...(i === index ? { [name]: kept(value) } : {}),
        }));
        return { ...d, [list]: typed };
      }),
  });
  return {
    contact,
    billing,
    passenger: (index: number) => oneOf('passengers', index, { emergencyContact }),
    /** @param index place of the item in the cart */
    particulars: (index: number) => oneOf('particulars', index),
  };
}
