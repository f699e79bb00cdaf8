import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePlaceBox } from '@alisio/platform/sdk/places';
import { useSessionStore } from '@alisio/platform/sdk/state';
import type { Place } from '@alisio/shared-contracts/places';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { PlaceField as Field } from '@alisio/shared-ui/place-field';
import { usePopularPlaces } from '../../words/use-popular-places.ts';
import { activitySearch } from './activity-search-store.ts';
import { findPlaces } from './find-places.ts';

export interface PlaceFieldProps {
  id: string;
  place: Place | null;
  near: GeoPoint | null;
  /** what was typed and is no place yet */
  typed: string;
  onTyped: (text: string) => void;
  onPlace: (place: Place | null) => void;
  onNear: (point: GeoPoint) => void;
  invalid: boolean;
  describedBy?: string;
}

/** Where somebody wants to do something: a city, a part of one, an airport; near them when they ask for it. */
export function PlaceField({ id, invalid, describedBy, ...state }: PlaceFieldProps) {
  const { t, language } = useTexts('tours');
  const recent = useSessionStore(activitySearch, ({ recentPlaces }) => recentPlaces);
  const box = usePlaceBox({
    ...state,
    language,
    find: findPlaces,
    recent,
    recentLabel: t('activity.search.recent'),
    popular: usePopularPlaces().map(({ poster: _, ...place }) => place),
    popularLabel: t('activity.search.popular'),
    words: {
      nearYou: t('activity.search.nearYou'),
      looking: t('activity.search.looking'),
      nearRefused: t('activity.search.nearRefused'),
      mended: (place) => t('activity.search.mended', { place }),
    },
  });
  return (
    <Field
      {...box}
      id={id}
      invalid={invalid}
      {...(describedBy ? { describedBy } : {})}
      words={{
        label: t('activity.search.where'),
        hint: t('activity.search.whereHint'),
        useLocation: t('activity.search.useLocation'),
        airportOf: (city) => t('activity.search.airportOf', { city }),
        noMatches: t('activity.search.noMatches'),
        looking: t('activity.search.looking'),
        matches: (count) => t('activity.search.matches', { count }),
        close: t('activity.searched.close'),
      }}
    />
  );
}
