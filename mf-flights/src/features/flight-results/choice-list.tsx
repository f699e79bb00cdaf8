import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { pageOf } from '@alisio/platform/sdk/lists';
import { useNavigationType } from '@alisio/platform/sdk/router';
import { RoomBelow, useBelowFirstView } from '@alisio/shared-ui/late-part';
import { Pagination, SortTabs } from '@alisio/shared-ui/navigation';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Fragment, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type FlightChoice,
  RESULTS_PER_PAGE,
  SORTS,
  type Sort,
  sortChoices,
} from '../../offers/flight-choices.ts';
import { fareFamily } from '../../offers/offer-summary.ts';
import { plainOf } from '../../offers/with-bag.ts';
import { ChargedNote } from '../../prices/charged-note.tsx';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';
import { BagSwitch } from './bag-switch.tsx';
import { List } from './card-styles.tsx';
import { FilterButton } from './filter-button.tsx';
import type { FilteredFlights } from './filter-words.ts';
import { AppliedFilters, FilteredList, FlightsHeading } from './filtered-list.tsx';
import { FlightCard } from './flight-card.tsx';
import { LateCallOffer } from './late-around-list.ts';
import { LateNoneLeft } from './late-filters.tsx';
import type { ResultsAddress } from './use-results-address.ts';

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  margin-block: ${tokens.space[4]};
`;

/** How many cards stand before the phone's offer on the first page: enough to compare it with. */
const CARDS_BEFORE_CALL = 3;
/** So many fill a large window together with that offer. */
const CARDS_IN_FIRST_VIEW = 4;

export interface ChoiceListProps {
  choices: readonly FlightChoice[];
  /** all of them, with the filters that keep these */
  flights: FilteredFlights | undefined;
  way: 'outbound' | 'return';
  last: boolean;
  address: Pick<
    ResultsAddress,
    'sort' | 'page' | 'sortBy' | 'hrefOfSort' | 'bag' | 'hrefOfPage' | 'goToPage'
  >;
  /** the fare family that was chosen with the way out: the ways back that have it come first, and are compared */
  family: string | null;
  travelers: number;
  /** the choice whose sheet is on its way */
  comingKey: string | undefined;
  onOpen: (choice: FlightChoice) => void;
}

/** The ways to fly, sorted, ten a page (§9); the best of each sort stands on its tab with its price. */
export function ChoiceList(props: ChoiceListProps) {
  const { choices, flights, way, last, address, family, comingKey } = props;
  const { sort } = address;
  const { t } = useTexts('flights');
  const { duration } = useFormats();
  const { totalParts } = useOfferPrices();
  const sorted = useMemo(() => {
    const isOwn = ({ offers: [offer] }: FlightChoice) => fareFamily(offer) === family;
    const parts = [choices.filter(isOwn), choices.filter((choice) => !isOwn(choice))];
    const by = (order: Sort) => parts.flatMap((part) => sortChoices(part, order));
    return { best: by('best'), cheapest: by('cheapest'), fastest: by('fastest') };
  }, [choices, family]);
  const { items: shown, page, pages } = pageOf(sorted[sort], address.page, RESULTS_PER_PAGE);
  const latest = useRef(props.onOpen);
  useLayoutEffect(() => {
    latest.current = props.onOpen;
  });
  const open = useCallback((choice: FlightChoice) => latest.current(choice), []);
  const tabs = SORTS.flatMap((by) => {
    const [first] = sorted[by];
    if (!first) return [];
    const { symbol, number } = totalParts(first.offers[0]);
    return {
      id: by,
      title: t(`sorts.${by}`),
      price: (
        <>
          <i>{symbol}</i> {number}
        </>
      ),
      detail: duration(first.itinerary.durationInMinutes, 'short'),
    };
  });
  const cheapest = sorted.cheapest[0]?.offers[0];
  const all = useMemo(() => new Set(flights?.rows.map(({ key }) => key)).size, [flights?.rows]);
  const isFiltered = Object.keys(flights?.facets.choices ?? {}).length > 0;
  const having = useMemo(
    () => new Set(flights?.rows.filter((row) => row.family === family).map(({ key }) => key)),
    [flights?.rows, family],
  );
  // One answer is neither the best nor the cheapest of anything.
  const several = choices.length > 1;
  const rankOf = (choice: FlightChoice) => SORTS.find((by) => several && sorted[by][0] === choice);
  // Who comes back was among them.
  const comesBack = useNavigationType() === 'POP';
  const isBelowDrawn = useBelowFirstView(comesBack);
  const drawsAll = isBelowDrawn || shown.length <= CARDS_IN_FIRST_VIEW;
  const cards = shown.map((choice, index) => (
    <Fragment key={choice.key}>
      <li>
        <FlightCard
          choice={choice}
          way={way}
          last={last}
          rank={rankOf(choice)}
          cheapest={cheapest}
          travelers={props.travelers}
          lacking={family !== null && having.size > 0 && !having.has(choice.key) ? family : undefined}
          busy={choice.key === comingKey}
          onOpen={open}
        />
      </li>
      {cheapest && page === 1 && index + 1 === Math.min(CARDS_BEFORE_CALL, shown.length) ? (
        <li>
          <LateCallOffer cheapest={plainOf(cheapest)} />
        </li>
      ) : null}
    </Fragment>
  ));
  return (
    <FilteredList flights={flights} atOnce={comesBack || way === 'return'}>
      {several ? (
        <SortTabs
          label={t('sorts.label')}
          options={tabs}
          value={sort}
          hrefOf={address.hrefOfSort}
          onChange={address.sortBy}
        />
      ) : null}
      <Count>
        {flights ? <FilterButton flights={flights} /> : null}
        <BagSwitch bag={address.bag} />
        <Muted role="status">
          {isFiltered
            ? t('list.some', { count: choices.length, all })
            : t('list.count', { count: choices.length })}
          {pages > 1 ? t('list.page', { page, pages }) : ''}
        </Muted>
        {cheapest ? <ChargedNote currency={cheapest.price.currency} /> : null}
      </Count>
      {last ? (
        <noscript>
          <Muted>{t('list.withoutScript')}</Muted>
        </noscript>
      ) : null}
      {flights ? <AppliedFilters flights={flights} /> : null}
      {flights && choices.length === 0 ? <LateNoneLeft {...flights} /> : null}
      <FlightsHeading />
      <List>
        {drawsAll ? cards : cards.slice(0, CARDS_IN_FIRST_VIEW)}
        {drawsAll ? null : <RoomBelow as="li" />}
      </List>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={address.hrefOfPage}
        onPage={address.goToPage}
        labels={{
          nav: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.goTo', { page: number }),
        }}
      />
    </FilteredList>
  );
}
