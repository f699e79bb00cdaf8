import type { FlightOffer, FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { FlightChoice } from '../../offers/flight-choices.ts';
import { ChoiceList } from './choice-list.tsx';
import { ChoiceTroubleAlert } from './choice-trouble.tsx';
import { OutboundChosen } from './outbound-chosen.tsx';
import { useChooseOffer } from './use-choose-offer.ts';
import { useFilteredChoices } from './use-filtered-choices.ts';
import type { ResultsAddress } from './use-results-address.ts';

export interface ChoicesOfSearchProps {
  query: FlightSearchQuery;
  offers: readonly FlightOffer[];
  address: ResultsAddress;
  outbounds: readonly FlightChoice[];
  /** the chosen one */
  outbound: FlightChoice | undefined;
  /** the question above; takes the focus when it changes */
  title: RefObject<HTMLHeadingElement | null>;
  onRefresh: () => void;
}

/** One question at a time: the way out, then the way back (§4); a one-way trip has the first only. */
export function ChoicesOfSearch(props: ChoicesOfSearchProps) {
  const { query, offers, address, outbounds, outbound, title, onRefresh } = props;
  const { choose, accept, busyId, trouble, dismiss } = useChooseOffer(query, address.question);
  const roundTrip = query.tripType === '2';
  const outboundKey = outbound?.key;
  const { choices, flights } = useFilteredChoices({ offers, outbounds, outboundKey, address });
  const last = !roundTrip || outbound !== undefined;

  const toTitle = () => title.current?.focus({ preventScroll: true });
  const shown = useRef(outbound?.key);
  useEffect(() => {
    if (shown.current === outbound?.key) return;
    shown.current = outbound?.key;
    toTitle();
  });

  const newest = useRef(address);
  useLayoutEffect(() => {
    newest.current = address;
  });
  const chooseAgain = useCallback(() => newest.current.chooseOutbound(null), []);
  const refresh = () => {
    dismiss();
    onRefresh();
  };
  const goToPage = (page: number) => {
    address.goToPage(page);
    toTitle();
  };
  return (
    <>
      {trouble ? (
        <ChoiceTroubleAlert trouble={trouble} onAccept={accept} onRetry={choose} onRefresh={refresh} />
      ) : null}
      {outbound ? <OutboundChosen choice={outbound} onChange={chooseAgain} /> : null}
      {/* A list of its own for each question: the old one goes, it does not move down to make room for "Tu ida". */}
      <ChoiceList
        key={outbound?.key ?? 'outbound'}
        choices={choices}
        flights={flights}
        way={outbound ? 'return' : 'outbound'}
        last={last}
        address={{ ...address, goToPage }}
        travelers={query.adult + query.child + query.infant}
        busyId={busyId}
        onChoose={(choice, offer) => (last ? choose(offer) : address.chooseOutbound(choice.key))}
      />
    </>
  );
}
