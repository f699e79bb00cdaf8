import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { Wrap } from '@alisio/shared-ui/layout';
import { besideList, PointedScope } from '@alisio/shared-ui/list-and-map';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import {
  AddressNotices,
  AnswerOfSearch,
  loadHotels,
  type MapOfList,
  SearchedBar,
  useHotelQuery,
  useHotels,
  useResultsAddress,
  useSearchedWhere,
} from '../features/hotel-results/index.ts';
import { LateListClock } from '../features/price-clock/index.ts';
import { changeHref, loadEditSearch } from '../features/stay-search/index.ts';

const loadMap = () => import(/* webpackChunkName: "stay-map" */ './results/map-of-list.tsx');
const MapOfHotels = besideList<MapOfList>(loadMap, async () => (await loadMap()).bringAhead());

const Results = styled(Wrap)`
  padding-block: ${tokens.space[6]} ${tokens.space[16]};
`;

/** `/hoteles/result` (§2): hotels of a search. Everything that it shows is asked for by its address. */
export default function ResultsPage() {
  const { search } = useLocation();
  const [words] = useSearchParams();
  const query = useHotelQuery();
  const today = useToday();
  const { place, at, name, where, isUnknown, isDefault, findAgain } = useSearchedWhere(query);

  const address = useResultsAddress();
  const hotels = useHotels(query, at, address);
  const { isFailed, expiresAt, refresh } = hotels;
  const counts = !isFailed && hotels.all?.length !== 0;
  const [editing, setEditing] = useState(false);
  const { part: EditSearch, want } = useLatePart(loadEditSearch, { ahead: true });
  const edit = async () => {
    if (!(await want())) return;
    setEditing(true);
    window.scrollTo({ top: 0 });
  };
  return (
    <PointedScope>
      <SearchedBar
        query={query}
        where={name ?? '…'}
        editing={editing}
        changeHref={changeHref(search)}
        onEdit={editing ? () => setEditing(false) : edit}
        // Without hotels there is nothing to count.
        clock={counts ? <LateListClock expiresAt={expiresAt} onRefresh={refresh} /> : null}
      >
        {EditSearch && editing ? (
          <EditSearch query={query} place={place ?? null} onSearch={() => setEditing(false)} />
        ) : null}
      </SearchedBar>
      <Results>
        <AnswerOfSearch
          query={query}
          address={address}
          hotels={hotels}
          at={at}
          place={place}
          findAgain={findAgain}
          where={where}
          onEdit={edit}
          map={(of) => <MapOfHotels {...of} />}
        >
          <AddressNotices
            words={words}
            query={query}
            today={today}
            isUnknown={isUnknown}
            isDefault={isDefault}
          />
        </AnswerOfSearch>
      </Results>
    </PointedScope>
  );
}

export const loader: PageModule['loader'] = loadHotels;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('results.metaTitle'),
  description: t('wholeStay'),
  robots: 'noindex',
});

/** The place that is searched, as the list's heading says it. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const { name, where } = useSearchedWhere(useHotelQuery());
  const general = meta(context);
  return name === undefined ? general : { ...general, title: context.t('list.headingWaiting', { where }) };
};
