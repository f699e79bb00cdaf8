import type { StructuredPrice } from '@alisio/platform/sdk/structured';
import { type TourDetail, tourHref } from '@alisio/shared-contracts/tours';

/**
 * A tour as machines read it (schema.org): its days, its places and from which price.
 * @param from the price that the page shows
 */
export const tripOf = (
  { title, lead, country, slug, itinerary, places, departures }: TourDetail,
  from: StructuredPrice | undefined,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'TouristTrip',
  name: title,
  description: lead,
  url: tourHref(country.slug, slug),
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: itinerary.length,
    itemListElement: itinerary.map((day, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'TouristAttraction',
        name: day.title,
        description: day.text,
        ...geoOf(places.find(({ id }) => id === (day.sleeps ?? day.legs.at(-1)?.to))),
      },
    })),
  },
  ...(from
    ? {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: from.price,
          priceCurrency: from.priceCurrency,
          offerCount: departures,
        },
      }
    : {}),
});

const geoOf = (place: TourDetail['places'][number] | undefined) =>
  place
    ? {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: place.lat,
          longitude: place.lon,
          elevation: place.altitude,
        },
      }
    : {};
