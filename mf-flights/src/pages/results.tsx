import type { Translate } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useSearchParams, useWayOn } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { bookingSummaryHref } from '@alisio/shared-contracts/routes';
import { drawnComponent, useLatePart } from '@alisio/shared-ui/late-part';
import { Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { ChoiceSheetPlace, useChoiceSheet } from '../features/flight-choice/index.ts';
import { DayStripPlace, GraphButton } from '../features/flight-dates/index.ts';
import {
  AnswerOfSearch,
  DayShift,
  LateAddressNotices,
  loadFlightOffers,
  type Named,
  NamedOfferPlace,
  narrowsPrices,
  refusalOf,
  SummaryBar,
  useAnswerSoFar,
  useFlightOffers,
  useFlightSearchQuery,
  useSearchedPlaces,
} from '../features/flight-results/index.ts';
import {
  changeHref,
  formOfQuery,
  loadSearchForm,
  useSearchDraft,
  useSearchedLately,
  useStartSearch,
  wakesSearch,
} from '../features/flight-search/index.ts';
import { useLateWords } from '../late/use-late-words.ts';
import { otherDayHref } from '../other-days/other-day-href.ts';
import { shiftDeparture } from '../other-days/shift-departure.ts';
import type { AskAgainProps } from './ask-again.tsx';
import { LateResultClock } from './results/late-result-clock.ts';

const AskAgain = drawnComponent<AskAgainProps>(
  async () => {
    const [{ AskAgain: code }] = await Promise.all([
      import(/* webpackChunkName: "around-list" */ './ask-again.tsx'),
      loadSearchForm(),
    ]);
    return { default: code };
  },
  { wakes: wakesSearch, useWords: useLateWords },
);

const Results = styled(Wrap)`
  padding-block: ${tokens.space[6]} ${tokens.space[10]};

  &:empty {
    display: none;
  }
`;

/** `/:url/results` (§2): outbound, then return. Everything that it shows is asked for by its address. */
export default function ResultsPage() {
  const today = useToday();
  const [names] = useSearchParams();
  const asked = useFlightSearchQuery(today);
  const { query, answerable } = asked;
  const answer = useFlightOffers(query, answerable);
  const { data, error, isError, isFetching } = answer;
  const [named, setNamed] = useState<Named>();
  const offers = useMemo(
    () => answer.offers && (named?.join(answer.offers) ?? answer.offers),
    [answer.offers, named],
  );
  const namedOffer = <NamedOfferPlace query={query} answerable={answerable} onFound={setNamed} />;
  const [draft, changeDraft] = useSearchDraft();
  const [editing, setEditing] = useState(false);
  const startSearch = useStartSearch();
  const { part: SearchForm, want } = useLatePart(loadSearchForm, { ahead: true });
  const { part: choiceSheet, want: wantSheet } = useChoiceSheet();

  useWayOn(bookingSummaryHref());
  const lately = useSearchedLately();
  const { cities, placeOf } = useSearchedPlaces(query, {
    chosen: [draft.origin, draft.destination, ...lately],
    offers: offers ?? [],
    settled: !answerable || isError || offers !== undefined,
  });
  const refused = refusalOf(error);
  if (!answerable || refused.length > 0) {
    return (
      <>
        <Results>{namedOffer}</Results>
        <AskAgain
          key={JSON.stringify(refused)}
          query={query}
          asked={formOfQuery(query, draft, placeOf)}
          refused={refused}
        />
      </>
    );
  }

  const edit = async () => {
    if (!(await want())) return;
    changeDraft(formOfQuery(query, draft, placeOf));
    setEditing(true);
  };
  const shifted = (days: number) => {
    const moved = shiftDeparture(query, days, today);
    return moved && otherDayHref({ query, cities, words: names }, moved);
  };
  const days = { query, cities, today, isNarrowed: narrowsPrices(names, query.currencyCode) };
  const dayShift = (
    <>
      <DayShift departureDate={query.departureDate} previousHref={shifted(-1)} nextHref={shifted(1)}>
        <GraphButton {...days} />
      </DayShift>
      <DayStripPlace {...days} isWanted={data !== undefined} />
    </>
  );
  return (
    <>
      <SummaryBar
        query={query}
        cities={cities}
        editing={editing}
        changeHref={changeHref(`?${names}`)}
        onEdit={editing ? () => setEditing(false) : edit}
        clock={<LateResultClock answer={isError ? undefined : data} onAsk={answer.refresh} />}
      >
        {SearchForm ? (
          <SearchForm
            form={draft}
            onChange={changeDraft}
            onSearch={(form) => {
              setEditing(false);
              startSearch(form);
            }}
          />
        ) : null}
      </SummaryBar>
      <Results>
        {namedOffer}
        <LateAddressNotices asked={asked} currency={data?.meta.currency} />
        <AnswerOfSearch
          query={query}
          offers={isError ? undefined : offers}
          rest={answer.rest}
          onJoin={answer.join}
          failed={isError && !isFetching}
          onRefresh={answer.refresh}
          onEdit={edit}
          cities={cities}
          dayShift={dayShift}
          sheet={{
            want: wantSheet,
            show: (looked) => <ChoiceSheetPlace sheet={choiceSheet} {...looked} />,
          }}
        />
      </Results>
    </>
  );
}

export const loader: PageModule['loader'] = loadFlightOffers;

/** A main airport has its city's name among the texts, before anything is known of it. */
function cityOf(code: string | null, city: string, t: Translate): string | null {
  const key = `places.${code}`;
  const name = t(key);
  return code && (name === key ? city : name);
}

/** The search by the names of its cities: those of the texts, else of the answer; codes while nothing names them. */
export const useMeta: PageModule['useMeta'] = ({ t, search }) => {
  const { query, answerable } = useFlightSearchQuery(useToday());
  const { cities, refused } = useAnswerSoFar(query, answerable);
  const from = cityOf(search.get('from'), cities.from, t);
  const to = cityOf(search.get('to'), cities.to, t);
  const [title, description] =
    from && to && refused.length === 0
      ? [t('results.metaTitle', { from, to }), t('results.metaText', { from, to })]
      : [t('states.askTitle'), t('states.askText')];
  return { title, description, robots: 'noindex' };
};
