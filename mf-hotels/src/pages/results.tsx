import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { DEFAULT_STAY_POINT } from '@alisio/shared-contracts/hotels';
import { Wrap } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { stayPlaceQuery } from '../api/stay-places.ts';
import { AnswerOfSearch, loadHotels, useHotelQuery } from '../features/hotel-results/index.ts';
import { PointedHotelScope } from '../pointed-hotel/index.ts';
import { MapOfHotels } from './results/map-of-hotels.tsx';

const Results = styled(Wrap)`
  padding-block: ${tokens.space[6]} ${tokens.space[16]};
`;

/** `/hoteles/result` (§2): hotels of a search. Everything that it shows is asked for by its address. */
export default function ResultsPage() {
  const { t, language } = useTexts('hotels');
  const query = useHotelQuery();
  const { place: named, point } = query;
  const { data: place, isError } = useQuery({
    ...stayPlaceQuery(named ?? { kind: 'city', id: '--' }, language),
    enabled: named !== undefined && !point,
  });
  const at = point ?? (named ? place?.location : DEFAULT_STAY_POINT);
  const where = point ? t('where.point') : named ? (place?.name ?? '…') : t('where.default');
  return (
    <PointedHotelScope>
      <Results>
        <AnswerOfSearch
          query={query}
          at={at}
          place={place ?? undefined}
          isLost={isError}
          where={where}
          onEdit={() => undefined}
          map={(of) => <MapOfHotels {...of} />}
        />
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
