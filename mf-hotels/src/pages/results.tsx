import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { DEFAULT_STAY_POINT } from '@alisio/shared-contracts/hotels';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { stayPlaceQuery } from '../api/stay-places.ts';
import {
  AddressNotices,
  AnswerOfSearch,
  loadHotels,
  SearchedBar,
  useHotelQuery,
} from '../features/hotel-results/index.ts';
import { changeHref, formOfQuery, loadStaySearch, useStayDraft } from '../features/stay-search/index.ts';
import { PointedHotelScope } from '../pointed-hotel/index.ts';
import { MapOfHotels } from './results/map-of-hotels.tsx';

const Results = styled(Wrap)`
  padding-block: ${tokens.space[6]} ${tokens.space[16]};
`;

/** `/hoteles/result` (§2): hotels of a search. Everything that it shows is asked for by its address. */
export default function ResultsPage() {
  const { t, language } = useTexts('hotels');
  const { search } = useLocation();
  const [words] = useSearchParams();
  const query = useHotelQuery();
  const today = useToday();
  const { place: named, point } = query;
  const asked = point ? undefined : named;
  const { data: place, isError } = useQuery({
    ...stayPlaceQuery(asked ?? { kind: 'city', id: '--' }, language),
    enabled: asked !== undefined,
  });
  const isUnknown = asked !== undefined && place === null;
  const isDefault = !point && (!named || isUnknown);
  const at = isDefault ? DEFAULT_STAY_POINT : (point ?? place?.location);
  const where = isDefault ? t('where.default') : point ? t('where.point') : (place?.name ?? '…');

  const [draft, changeDraft] = useStayDraft();
  const [editing, setEditing] = useState(false);
  const { part: StaySearch, want } = useLatePart(loadStaySearch, { ahead: true });
  const edit = async () => {
    if (!(await want())) return;
    changeDraft(formOfQuery(query, place ?? null));
    setEditing(true);
    window.scrollTo({ top: 0 });
  };
  return (
    <PointedHotelScope>
      <SearchedBar
        query={query}
        where={where}
        editing={editing}
        changeHref={changeHref(search)}
        onEdit={editing ? () => setEditing(false) : edit}
      >
        {StaySearch ? (
          <StaySearch form={draft} onChange={changeDraft} onSearch={() => setEditing(false)} />
        ) : null}
      </SearchedBar>
      <Results>
        <AnswerOfSearch
          query={query}
          at={at}
          place={place ?? undefined}
          isLost={isError}
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
    </PointedHotelScope>
  );
}

export const loader: PageModule['loader'] = loadHotels;

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('results.metaTitle'),
  description: t('wholeStay'),
  robots: 'noindex',
});
