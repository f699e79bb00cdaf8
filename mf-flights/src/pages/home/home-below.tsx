import type { FlightSearchForm } from '@alisio/shared-contracts/flights';
import { resultsHrefOf } from '../../features/flight-search/index.ts';
import { BeyondRow, DestinationWall, HowItWorks, PhoneDeals } from '../../features/home/index.ts';

// Drawn once: no press in the search draws them again.
const rest = (
  <>
    <PhoneDeals />
    <HowItWorks />
    <BeyondRow />
  </>
);

export interface HomeBelowProps {
  /** the search as it is: the posters follow it */
  form: FlightSearchForm;
}

/** What the home has below its search: it is read, and its links lead on by themselves. */
export function HomeBelow({ form }: HomeBelowProps) {
  return (
    <>
      <DestinationWall
        hrefTo={(origin, destination, days) => resultsHrefOf({ ...form, ...days, origin, destination })}
        origin={form.origin}
      />
      {rest}
    </>
  );
}
