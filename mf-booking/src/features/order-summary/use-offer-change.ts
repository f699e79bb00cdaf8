import { isProblem } from '@alisio/platform/sdk/api';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { useState } from 'react';
import { repriceOffer } from '../../api/validate-flight-offer.ts';
import type { OfferChange } from './offer-notice.tsx';

const CHANGES = ['price-changed', 'seats-gone', 'offer-not-found'] as const;

/** Whether a problem says that the offer is not what it was. */
export const isOfferChange = (error: unknown): boolean => CHANGES.some((name) => isProblem(error, name));

/** Finds out what became of an offer that the server did not take as it was, and puts the new one into the cart. */
export function useOfferChange(offer: FlightOffer) {
  const [change, setChange] = useState<OfferChange>();

  const accept = (now: FlightOffer) => {
    cart.set(({ id, item }) => ({
      id,
      item: item && { ...item, offer: now, pricedAt: new Date().toISOString() },
    }));
    setChange(undefined);
  };
  const check = async () => {
    try {
      const now = await repriceOffer(offer);
      const before = offer.price.intTotal;
      if (!now) setChange({ kind: 'gone' });
      else if (now.price.intTotal.amount === before.amount && now.price.intTotal.currency === before.currency)
        accept(now);
      else setChange({ kind: 'price', now });
    } catch (error) {
      if (!isProblem(error)) throw error;
      setChange({ kind: 'unknown' });
    }
  };
  return { change, check, accept };
}
