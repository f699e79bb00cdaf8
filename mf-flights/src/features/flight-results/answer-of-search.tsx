import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer, FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { type ReactNode, useMemo, useRef } from 'react';
import { outboundChoices } from '../../offers/flight-choices.ts';
import { withFirstBag } from '../../offers/with-bag.ts';
import { ChoicesOfSearch, type LateSheet } from './choices-of-search.tsx';
import { goneOfAddress } from './gone-of-address.ts';
import { LateGoneNote, LateNoFlights, LateSearchFailed } from './late-around-list.ts';
import { LateRestOfAnswer } from './rest-of-answer/late-rest-of-answer.ts';
import type { RestOfAnswer } from './rest-of-answer/use-held-offers.ts';
import { useSaysRest } from './rest-of-answer/use-says-rest.ts';
import { ResultHead } from './result-head.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { useResultsAddress } from './use-results-address.ts';

export interface AnswerOfSearchProps {
  query: FlightSearchQuery;
  /** nothing while they are on their way */
  offers: readonly FlightOffer[] | undefined;
  failed: boolean;
  onRefresh: () => void;
  onEdit: () => void;
  /** names of the two cities */
  cities: { from: string; to: string };
  /** moves the departure; gone once the way out is chosen */
  dayShift: ReactNode;
  /** of the flight that is looked at */
  sheet: LateSheet;
  /** what is still missing of the answer, and how it joins */
  rest: RestOfAnswer | undefined;
  onJoin: () => void;
}

/**
 * The question, with its day, and below it what is known of the answer. The question stays while another day is asked
 * for: who moves on with the arrows keeps them under their finger, and the focus.
 */
export function AnswerOfSearch(props: AnswerOfSearchProps) {
  const { query, offers: found, failed, onRefresh, onEdit, cities, dayShift, sheet, rest } = props;
  const { t } = useTexts('flights');
  const title = useRef<HTMLHeadingElement>(null);
  const address = useResultsAddress();
  const { counts } = address.bag;
  const offers = useMemo(
    () => (counts ? found?.flatMap((offer) => withFirstBag(offer) ?? []) : found),
    [found, counts],
  );
  const outbounds = useMemo(() => outboundChoices(offers ?? []), [offers]);
  const named = query.tripType === '2' ? address.outbound : null;
  // An address may name a flight that has sold out since: then the first question stands again.
  const outbound = outbounds.find(({ key }) => key === named);
  const searching = !failed && !offers;
  const asksReturn = searching ? named !== null : outbound !== undefined;
  // What is on its way may have it; an empty answer has its own words.
  const isAwaited = address.namesOffer || (rest?.awaited ?? 0) > 0;
  const { flight } = address;
  const gone = useMemo(
    () => (found?.length && !isAwaited ? goneOfAddress(found, { outbound: named, flight }) : undefined),
    [found, isAwaited, named, flight],
  );
  const saysRest = useSaysRest(rest, `${named} ${address.page}`);
  const join = () => {
    props.onJoin();
    // The button goes: who pressed it by keys goes on from the list's title.
    title.current?.focus({ preventScroll: true });
  };
  const body = () => {
    if (failed) return <LateSearchFailed onRetry={onRefresh} />;
    if (!offers) return <ResultsSkeleton outbound={asksReturn} />;
    if (offers.length === 0) return <LateNoFlights {...{ query, cities, onEdit }} />;
    return (
      <>
        {gone ? <LateGoneNote gone={gone} /> : null}
        <ChoicesOfSearch {...{ query, offers, address, outbounds, outbound, title, onRefresh, sheet }} />
      </>
    );
  };
  return (
    <>
      <ResultHead title={t(asksReturn ? 'steps.return' : 'steps.outbound')} ref={title}>
        {asksReturn ? null : dayShift}
      </ResultHead>
      <VisuallyHidden role="status">{searching ? t('states.searching') : null}</VisuallyHidden>
      {rest && saysRest && !failed ? <LateRestOfAnswer rest={rest} onJoin={join} /> : null}
      {body()}
    </>
  );
}
