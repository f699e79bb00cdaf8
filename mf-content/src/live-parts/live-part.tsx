import { useTexts } from '@alisio/platform/sdk/i18n';
import { RemotePart } from '@alisio/platform/sdk/parts';
import { Link } from '@alisio/platform/sdk/router';
import type { ContentBlock, ContentPage } from '@alisio/shared-contracts/content';
import { textLinkStyles } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { CallCard } from './call-card.tsx';
import { Room } from './part-styles.tsx';
import { TripPrice } from './trip-price.tsx';
import { WeatherChart } from './weather-chart.tsx';

type PartBlock = Extract<ContentBlock, { kind: 'part' }>;

const WayOn = styled(Link)(textLinkStyles);

const wordOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * A live part of a text: what others sell is drawn by their own part, loaded when somebody comes near; where no script
 * runs, or the part is not live, a link leads to the same.
 */
export function LivePart({ block: { part, given }, page }: { block: PartBlock; page: ContentPage }) {
  const { t } = useTexts('content');
  const { place } = page;
  switch (part) {
    case 'price': {
      const to = wordOf(given.to);
      if (!to) return null;
      const city = place?.airport === to ? place.city : undefined;
      return <TripPrice to={to} from={wordOf(given.from)} city={city} />;
    }
    case 'flight-search':
      return (
        <Room>
          <noscript>
            <WayOn to="/">{t('reading.searchFlights')}</WayOn>
          </noscript>
          <RemotePart name="mf-flights/destination" given={{ to: wordOf(given.to) ?? '' }} when="near" />
        </Room>
      );
    case 'hotels':
      return (
        <Room>
          <noscript>
            <WayOn to="/hoteles">{t('reading.searchHotels')}</WayOn>
          </noscript>
          <RemotePart name="mf-hotels/search" given={given} when="near" />
        </Room>
      );
    case 'map':
      return (
        <RemotePart
          name="mf-hotels/place-map"
          given={{ name: place?.city ?? page.card.title, lat: given.latitude, lon: given.longitude }}
          when="near"
        />
      );
    case 'tours':
      return (
        <p>
          <WayOn to="/turs">{t('reading.tours')}</WayOn>
        </p>
      );
    case 'call':
      return <CallCard />;
    case 'weather':
      return page.weather ? (
        <WeatherChart weather={page.weather} city={page.weather.place ?? place?.city} />
      ) : null;
    default:
      return null;
  }
}
