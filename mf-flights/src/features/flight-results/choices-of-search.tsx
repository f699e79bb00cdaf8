import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer, FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ChoiceList } from './choice-list.tsx';
import { ChoiceTroubleAlert } from './choice-trouble.tsx';
import { outboundChoices, returnChoices } from './flight-choices.ts';
import { OutboundChosen } from './outbound-chosen.tsx';
import { ResultHead } from './result-head.tsx';
import { useChooseOffer } from './use-choose-offer.ts';
import { useResultsAddress } from './use-results-address.ts';

export interface ChoicesOfSearchProps {
  query: FlightSearchQuery;
  offers: readonly FlightOffer[];
  onRefresh: () => void;
  /** moves the departure; gone once the way out is chosen */
  dayShift: ReactNode;
}

/** One question at a time: the way out, then the way back (§4); a one-way trip has the first only. */
export function ChoicesOfSearch({ query, offers, onRefresh, dayShift }: ChoicesOfSearchProps) {
  const { t } = useTexts('flights');
  const title = useRef<HTMLHeadingElement>(null);
  const address = useResultsAddress();
  const { choose, accept, busyId, trouble, dismiss } = useChooseOffer(query, address.question);
  const roundTrip = query.tripType === '2';
  const outbounds = useMemo(() => outboundChoices(offers), [offers]);
  // An address may name a flight that has sold out since: then the first question stands again.
  const outbound = roundTrip ? outbounds.find(({ key }) => key === address.outbound) : undefined;
  const outboundKey = outbound?.key;
  const choices = useMemo(
    () => (outboundKey === undefined ? outbounds : returnChoices(offers, outboundKey)),
    [offers, outbounds, outboundKey],
  );
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
      <ResultHead title={t(outbound ? 'steps.return' : 'steps.outbound')} ref={title}>
        {outbound ? null : dayShift}
      </ResultHead>
      {trouble ? (
        <ChoiceTroubleAlert trouble={trouble} onAccept={accept} onRetry={choose} onRefresh={refresh} />
      ) : null}
      {outbound ? <OutboundChosen choice={outbound} onChange={chooseAgain} /> : null}
      {/* A list of its own for each question: the old one goes, it does not move down to make room for "Tu ida". */}
      <ChoiceList
        key={outbound?.key ?? 'outbound'}
        choices={choices}
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
