import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { outboundChoices, returnChoices } from '../../offers/flight-choices.ts';
import { useResultsAddress } from './use-results-address.ts';

/**
 * The flight that is chosen so far, or looked at, by its least offer among any answer's; `drop` asks for it anew.
 */
export function useSelectedFlight() {
  const { outbound, flight, chooseOutbound } = useResultsAddress();
  const isSelected = outbound !== null || flight !== null;
  return {
    find: (offers: readonly FlightOffer[]): FlightOffer | undefined => {
      const isBack = outbound !== null && flight !== null;
      const choices = isBack ? returnChoices(offers, outbound) : outboundChoices(offers);
      return choices.find(({ key }) => key === (flight ?? outbound))?.offers[0];
    },
    drop: () => {
      if (isSelected) chooseOutbound(null);
    },
  };
}
