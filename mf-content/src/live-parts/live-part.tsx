import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentBlock, ContentPage } from '@alisio/shared-contracts/content';
import { CallCard } from './call-card.tsx';
import { Drawing } from './drawing.tsx';
import { PartRoom } from './part-room.tsx';
import { SearchTo } from './search-to.tsx';
import { TripPrice } from './trip-price.tsx';
import { WeatherChart } from './weather-chart.tsx';

type PartBlock = Extract<ContentBlock, { kind: 'part' }>;

const wordOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Hotels around a point, as their results' address says it (§2). */
const hotelsAround = ({ latitude, longitude }: PartBlock['given']): string =>
  `/hoteles/result?${new URLSearchParams({ at: `${latitude},${longitude}`, km: '40' })}`;

/**
 * A live part of a text: what others sell is drawn by their own part, loaded when somebody comes near; where no script
 * runs, or the part is not live, a link or a form leads to the same.
 */
export function LivePart({ block: { part, given }, page }: { block: PartBlock; page: ContentPage }) {
  const { t } = useTexts('content');
  const { place } = page;
  switch (part) {
    case 'price': {
      const to = wordOf(given.to);
      return to ? <TripPrice to={to} from={wordOf(given.from)} city={wordOf(given.city)} /> : null;
    }
    case 'flight-search': {
      const to = wordOf(given.to);
      return to ? <SearchTo to={to} city={wordOf(given.city) ?? to} /> : null;
    }
    case 'hotels':
      return (
        <PartRoom
          name="mf-hotels/around"
          given={given}
          href={hotelsAround(given)}
          words={t('reading.hotelsIn', { city: wordOf(given.city) ?? '' })}
        />
      );
    case 'map': {
      const name = place?.city ?? page.card.title;
      return (
        <PartRoom
          name="mf-hotels/place-map"
          given={{ name, lat: given.latitude, lon: given.longitude, beside: 'text' }}
          href={hotelsAround(given)}
          words={t('reading.hotelsIn', { city: name })}
          bare
        />
      );
    }
    case 'tours': {
      const slug = wordOf(given.slug);
      return (
        <PartRoom
          name="mf-tours/of-country"
          given={{ slug }}
          href={slug ? `/turs/${slug}` : '/turs'}
          words={t('reading.tours')}
        />
      );
    }
    case 'call':
      return <CallCard />;
    case 'weather':
      return page.weather ? (
        <WeatherChart weather={page.weather} city={page.weather.place ?? place?.city} />
      ) : null;
    case 'drawing':
      return <Drawing of={given.of} caption={given.caption} />;
    default:
      return null;
  }
}
