import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePlaceBox } from '@alisio/platform/sdk/places';
import { useSessionStore } from '@alisio/platform/sdk/state';
import type { StayPlace } from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { PlaceField as Field } from '@alisio/shared-ui/place-field';
import { usePopularPlaces } from '../../places/use-popular-places.ts';
import { findPlaces } from './find-places.ts';
import { staySearch } from './stay-search-store.ts';

export interface PlaceFieldProps {
  id: string;
  place: StayPlace | null;
  near: GeoPoint | null;
  /** what was typed and is no place yet */
  typed: string;
  onTyped: (text: string) => void;
  onPlace: (place: StayPlace | null) => void;
  onNear: (point: GeoPoint) => void;
  invalid: boolean;
  describedBy?: string;
}

/** Where somebody wants to sleep: a city, a part of one, an airport, a hotel; near them when they ask for it. */
export function PlaceField({ id, invalid, describedBy, ...state }: PlaceFieldProps) {
  const { t, language } = useTexts('hotels');
  const recent = useSessionStore(staySearch, ({ recentPlaces }) => recentPlaces);
  const box = usePlaceBox({
    ...state,
    language,
    find: findPlaces,
    recent,
    recentLabel: t('search.recent'),
    popular: usePopularPlaces().map(({ poster: _, ...place }) => place),
    popularLabel: t('search.popular'),
    words: {
      nearYou: t('search.nearYou'),
      looking: t('search.looking'),
      nearRefused: t('search.nearRefused'),
      mended: (place) => t('search.mended', { place }),
    },
  });
  return (
    <Field
      {...box}
      id={id}
      invalid={invalid}
      {...(describedBy ? { describedBy } : {})}
      words={{
        label: t('search.where'),
        hint: t('search.whereHint'),
        useLocation: t('search.useLocation'),
        airportOf: (city) => t('search.airportOf', { city }),
        noMatches: t('search.noMatches'),
        looking: t('search.looking'),
        matches: (count) => t('search.matches', { count }),
        close: t('search.close'),
      }}
    />
  );
}
