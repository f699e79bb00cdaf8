import { type TourDetail, tourHref } from '@alisio/shared-contracts/tours';

/** Minor units of a whole one in the currency of tours. */
const WHOLE = 100;

/** A tour as machines read it (schema.org): its days, its places and from which price. */
const tripOf = ({ title, lead, country, slug, itinerary, places, from, departures }: TourDetail): object => ({
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
          lowPrice: (from.amount / WHOLE).toFixed(2),
          priceCurrency: from.currency,
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

/** A block of data, which no policy of scripts is about; nothing in it can end its element. */
export const TripData = ({ tour }: { tour: TourDetail }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no element can end
    dangerouslySetInnerHTML={{ __html: JSON.stringify(tripOf(tour)).replaceAll('<', '\\u003c') }}
  />
);
