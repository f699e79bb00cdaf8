import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { TrainDeal, TrainParty } from '@alisio/shared-contracts/trains';
import type { FoundOffer, SentOffer } from './sent-offers.ts';

export interface NamedTrain {
  deal: string;
  date: string;
  party: TrainParty;
}

/** Whether an offer was sent for this very train, day and party: it has no price for another. */
export function isOf(offer: SentOffer, { deal, date, party }: NamedTrain): boolean {
  const sent = offer[DEFAULT_LANGUAGE];
  return (
    sent.id === deal &&
    sent.date === date &&
    sent.party.adults === party.adults &&
    sent.party.children === party.children
  );
}

/** As agents read it, while it can be used; nothing for another train than it was sent for. */
export const offerAsSent = (found: FoundOffer, named: NamedTrain): TrainDeal | undefined =>
  found.state === 'valid' && isOf(found.offer, named) ? found.offer[DEFAULT_LANGUAGE] : undefined;
