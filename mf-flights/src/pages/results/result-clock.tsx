import type { FlightSearchAnswer } from '@alisio/shared-contracts/flights';
import { useSelectedFlight } from '../../features/flight-results/index.ts';
import { OfferClock } from '../../features/offer-clock/index.ts';

export interface ResultClockProps {
  /** nothing while it is on its way, and where it cannot be had */
  answer: FlightSearchAnswer | undefined;
  /** asks the same again */
  onAsk: () => Promise<{ data?: FlightSearchAnswer | undefined }>;
}

/** The clock of the offers, which knows the flight that is chosen so far; without offers there is nothing to count. */
export default function ResultClock({ answer, onAsk }: ResultClockProps) {
  const selected = useSelectedFlight();
  const ask = async () => (await onAsk()).data?.data;
  return (
    <OfferClock answer={answer?.data.length === 0 ? undefined : answer} selected={selected} onRefresh={ask} />
  );
}
