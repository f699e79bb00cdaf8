import { currentAttribution } from '@alisio/platform/sdk/api';
import { useNavigate, useSearchParams } from '@alisio/platform/sdk/router';
import { daysBetween } from '@alisio/shared-contracts/dates';
import { flightSearchPayloadOf } from '@alisio/shared-contracts/flights';
import DatesGraph from '../../dates-graph/dates-graph.tsx';
import { otherDayHref } from '../../other-days/other-day-href.ts';
import type { DayStripProps } from './day-strip.tsx';

/** What the search costs on other days; a day that is chosen is searched. */
export default function GraphOfSearch({
  query,
  cities,
  today,
  isNarrowed,
  onClose,
}: DayStripProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const [words] = useSearchParams();
  const { legInfo, ...asked } = flightSearchPayloadOf(query, currentAttribution());
  const { from, to } = legInfo['1'];
  const { tripType, departureDate, returnDate } = query;
  return (
    <DatesGraph
      asked={{ ...asked, from, to }}
      {...{ departureDate, today, isNarrowed, onClose }}
      nights={tripType === '2' ? daysBetween(departureDate, returnDate) : undefined}
      onChoose={(day, back) => {
        const trip = { departureDate: day, returnDate: back ?? returnDate };
        navigate(otherDayHref({ query, cities, words }, trip));
        onClose();
      }}
    />
  );
}
