import type { FlightOffer, FlightSearchQuery } from '@alisio/shared-contracts/flights';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cheapestTrip, type FlightChoice } from '../../offers/flight-choices.ts';
import { fareFamily } from '../../offers/offer-summary.ts';
import { plainOf } from '../../offers/with-bag.ts';
import { ChoiceList } from './choice-list.tsx';
import { ChoiceTroubleAlert } from './late-choice-trouble.ts';
import { OutboundChosen } from './outbound-chosen.tsx';
import { useChooseOffer } from './use-choose-offer.ts';
import { useFilteredChoices } from './use-filtered-choices.ts';
import type { ResultsAddress } from './use-results-address.ts';

/** A flight that is looked at before it is chosen. */
export interface LookedAt {
  choice: FlightChoice | undefined;
  way: 'outbound' | 'return';
  /** choosing settles the whole trip */
  last: boolean;
  /** the fare family that was chosen with the way out */
  family: string | null;
  travelers: number;
  /** the choice is being confirmed */
  busy: boolean;
  onClose: () => void;
  onGoOn: (offer: FlightOffer) => void;
}

/** The sheet of a flight, which comes late. */
export interface LateSheet {
  /** false when it cannot be had */
  want: () => Promise<boolean>;
  show: (looked: LookedAt) => ReactNode;
}

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
  sheet: LateSheet;
}

/** One question at a time: the way out, then the way back (§4); a one-way trip has the first only. */
export function ChoicesOfSearch(props: ChoicesOfSearchProps) {
  const { query, offers, address, outbounds, outbound, title, onRefresh, sheet } = props;
  const { choose, accept, forget, busyId, trouble, dismiss } = useChooseOffer(query, address);
  const roundTrip = query.tripType === '2';
  const outboundKey = outbound?.key;
  const { choices, flights } = useFilteredChoices({ offers, outbounds, outboundKey, address });
  const last = !roundTrip || outbound !== undefined;

  const way = outbound ? 'return' : 'outbound';
  const travelers = query.adult + query.child + query.infant;

  const newest = useRef(address);
  useLayoutEffect(() => {
    newest.current = address;
  });
  // What is wrong with a choice is said on the page.
  const looked = trouble ? undefined : choices.find(({ key }) => key === address.flight);
  const [comingKey, setComingKey] = useState<string>();
  const openFlight = async ({ key }: FlightChoice) => {
    setComingKey(key);
    const came = await sheet.want();
    setComingKey(undefined);
    if (came) newest.current.openFlight(key);
  };
  // A link names one, or a step back does.
  const isLooked = looked !== undefined;
  // Who closes the sheet has changed their mind; what went wrong closes it too, and may be tried again.
  const isTroubled = useRef(false);
  const isOpen = address.flight !== null;
  useEffect(() => {
    if (!isOpen && !isTroubled.current) forget();
    if (!isOpen) isTroubled.current = false;
  }, [isOpen, forget]);
  const { want } = sheet;
  const wanted = useRef(want);
  useEffect(() => {
    if (isLooked) void wanted.current();
  }, [isLooked]);
  useEffect(() => {
    if (!trouble || newest.current.flight === null) return;
    isTroubled.current = true;
    newest.current.closeFlight();
  }, [trouble]);

  const toTitle = () => title.current?.focus({ preventScroll: true });
  const shown = useRef(outbound?.key);
  useEffect(() => {
    if (shown.current === outbound?.key) return;
    shown.current = outbound?.key;
    toTitle();
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
      {outbound ? (
        <OutboundChosen
          choice={outbound}
          family={address.family}
          cheapest={cheapestTrip(choices, address.family)}
          onChange={chooseAgain}
        />
      ) : null}
      {/* A list of its own for each question: the old one goes, it does not move down to make room for "Tu ida". */}
      <ChoiceList
        key={outbound?.key ?? 'outbound'}
        choices={choices}
        flights={flights}
        way={way}
        last={last}
        address={{ ...address, goToPage }}
        family={address.family}
        travelers={travelers}
        comingKey={comingKey}
        onOpen={openFlight}
      />
      {sheet.show({
        ...{ choice: looked, way, last, family: address.family, travelers, busy: busyId !== undefined },
        onClose: address.closeFlight,
        onGoOn: (offer) => {
          if (last) void choose(plainOf(offer));
          else if (looked) address.chooseOutbound(looked.key, fareFamily(offer));
        },
      })}
    </>
  );
}
