import { currentAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices, useToday } from '@alisio/platform/sdk/visitor';
import { activityResultsHref, readActivityQuery } from '@alisio/shared-contracts/activities';
import type { Place } from '@alisio/shared-contracts/places';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { PosterCard } from '@alisio/shared-ui/poster';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { activitiesFromQuery } from '../../api/activity-search.ts';
import { usePopularPlaces } from '../../words/use-popular-places.ts';

const Wall = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};

  ${media.md} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${tokens.space[4]};
  }

  ${media.lg} {
    gap: ${tokens.space[6]};
  }
`;

/** A place with what the cheapest activity there costs on the days that a search has by itself (§5). */
function PlaceCard({ place, poster }: { place: Place; poster: string }) {
  const { t, language } = useTexts('tours');
  const { fromMoney } = usePrices();
  const isHydrated = useHydrated();
  const query = { ...readActivityQuery(new URLSearchParams(), useToday()), place };
  const { data } = useQuery({
    ...activitiesFromQuery(query, place.location, language, currentAttribution()),
    enabled: isHydrated,
  });
  const from = data?.from;
  return (
    <PosterCard
      place={poster}
      title={<Link to={activityResultsHref(query)}>{place.name}</Link>}
      facts={
        from
          ? t('activitiesHome.from', { count: data.kept, amount: fromMoney(from.amount, from.currency) })
          : t('activitiesHome.see')
      }
    />
  );
}

/** Places that many go to, each a search. */
export function PlaceWall() {
  return (
    <Wall>
      {usePopularPlaces().map(({ poster, ...place }) => (
        <li key={place.id}>
          <PlaceCard place={place} poster={poster} />
        </li>
      ))}
    </Wall>
  );
}
