import { useSessionStore } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { useDeferredValue } from 'react';
import type { Fields } from '../../forms/fields.ts';

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
  // Asked once: who is to be called for one is proposed for all, and may be another for each, or nobody.
  // Nine travellers must not be drawn anew before the next key of it.
  const emergencyContact = useDeferredValue(draft.contact.emergencyContact ?? '');
  const passenger = (index: number): DraftSection => ({
    fields: { emergencyContact, ...draft.passengers[index] },
    change: (name, value) =>
      checkoutDraft.set((d) => {
        const passengers = Array.from({ length: Math.max(d.passengers.length, index + 1) }, (_, i) => ({
          ...d.passengers[i],
          ...(i === index ? { [name]: kept(value) } : {}),
        }));
        return { ...d, passengers };
      }),
  });
  return { contact, billing, passenger };
}
