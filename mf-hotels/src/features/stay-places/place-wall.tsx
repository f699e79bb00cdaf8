import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { hotelResultsHref, readHotelQuery, type StayPlace } from '@alisio/shared-contracts/hotels';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { PosterCard } from '@alisio/shared-ui/poster';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { hotelsFromQuery } from '../../api/hotels-from.ts';
import { usePopularPlaces } from '../../places/use-popular-places.ts';
import { FromPrice } from './from-price.tsx';

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

/** A place with what the cheapest stay there costs on the days that a search has by itself (§5). */
function PlaceCard({ place, poster }: { place: StayPlace; poster: string }) {
  const { language } = useTexts('hotels');
  const isHydrated = useHydrated();
  const query = { ...readHotelQuery(new URLSearchParams(), useToday()), place };
  const { data } = useQuery({ ...hotelsFromQuery(query, place.location, 1, language), enabled: isHydrated });
  return (
    <PosterCard
      place={poster}
      title={<Link to={hotelResultsHref(query)}>{place.name}</Link>}
      facts={<FromPrice answer={data} query={query} />}
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
