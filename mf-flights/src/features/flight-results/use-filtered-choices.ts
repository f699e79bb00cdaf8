import { useFacets } from '@alisio/platform/sdk/lists';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { useMemo } from 'react';
import { type FlightChoice, outboundChoices, returnChoices } from '../../offers/flight-choices.ts';
import type { FilteredFlights } from './filter-words.ts';
import { flightFacets, rowsOf } from './flight-facets.ts';
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
  const { family } = address;
  const choices = useMemo(() => {
    if (kept.length === rows.length && outboundKey === undefined) return outbounds;
    const left = kept.map(({ offer }) => offer);
    return outboundKey === undefined ? outboundChoices(left) : returnChoices(left, outboundKey, family);
  }, [kept, rows, outbounds, outboundKey, family]);
  const flights: FilteredFlights | undefined = first ? { facets, rows, offer: first } : undefined;
  return { choices, flights };
}
