import { useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode } from '@alisio/platform/sdk/visitor';
import { type Place, POPULAR_PLACES, type PopularPlace } from '@alisio/shared-contracts/places';

/** A place that many go to, as it is chosen; its names in the reader's language, found when a list shows them. */
export function usePopularPlaces(): (Place & Pick<PopularPlace, 'poster'>)[] {
  const { t, language } = useTexts('tours');
  return POPULAR_PLACES.map(({ id, poster, countryCode, location }) => {
    const name = t(`towns.${id}`);
    return {
      ...{ kind: 'city' as const, id, poster, name, cityName: name, countryCode },
      location: { ...location },
      get countryName() {
        return nameOfCode(countryCode, language, 'region');
      },
    };
  });
}
