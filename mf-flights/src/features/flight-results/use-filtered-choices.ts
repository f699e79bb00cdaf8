import { useFacets } from '@alisio/platform/sdk/lists';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { useMemo } from 'react';
import { choicesKept, type FlightChoice, returnChoices, shownAs } from '../../offers/flight-choices.ts';
import type { FilteredFlights } from './filter-words.ts';
import { flightFacets, keptGoingOn, rowsOf } from './flight-facets.ts';
import type { ResultsAddress } from './use-results-address.ts';

interface ListOfChoices {
  offers: readonly FlightOffer[];
  /** all ways out */
  outbounds: readonly FlightChoice[];
  /** the chosen one, for the ways back that go with it */
  outboundKey: string | undefined;
  address: ResultsAddress;
}

/** The ways to fly that the filters of the address keep, each with the fares that they keep. */
export function useFilteredChoices({ offers, outbounds, outboundKey, address }: ListOfChoices) {
  const [first] = offers;
  const currency = first?.price.currency ?? '';
  const rows = useMemo(() => rowsOf(offers, outboundKey), [offers, outboundKey]);
  const question = useMemo(
    () => flightFacets(outboundKey === undefined ? 'outbound' : 'return', currency),
    [outboundKey, currency],
  );
  const facets = useFacets(rows, question, address);
  const { kept } = facets.answer;
  const { family, question: asked } = address;
  const all = useMemo(
    () =>
      outboundKey === undefined
        ? keptGoingOn(outbounds, new URLSearchParams(asked.replace(/^.*\?/, '')), currency)
        : returnChoices(offers, outboundKey),
    [offers, outbounds, outboundKey, asked, currency],
  );
  const choices = useMemo(() => {
    const isWhole = kept.length === rows.length;
    const left = isWhole ? all : choicesKept(all, new Set(kept.map(({ offer }) => offer)));
    return outboundKey === undefined ? left : left.map((choice) => shownAs(choice, family));
  }, [kept, rows, all, outboundKey, family]);
  const flights = useMemo<FilteredFlights | undefined>(
    () => first && { facets, rows, offer: first },
    [facets, rows, first],
  );
  return { choices, flights };
}
