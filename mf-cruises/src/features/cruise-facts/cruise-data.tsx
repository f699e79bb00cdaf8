import {
  type CruiseDetail,
  cruiseHref,
  DEFAULT_CRUISE_PARTY,
  NOT_SOLD,
} from '@alisio/shared-contracts/cruises';

/** Minor units of a whole one in the currency of cruises. */
const WHOLE = 100;

/** A sailing as machines read it (schema.org): its ship, its days, its ports and from which price. */
const tripOf = ({ cruise, ports, days }: CruiseDetail): object => ({
  '@context': 'https://schema.org',
  '@type': 'BoatTrip',
  name: cruise.title,
  url: cruiseHref(cruise.id, { party: DEFAULT_CRUISE_PARTY }),
  provider: { '@type': 'Organization', name: cruise.cruiseLine.name },
  departureTime: cruise.departureDate,
  arrivalTime: cruise.returnDate,
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: cruise.portsRoute.length,
    itemListElement: days
      .filter(({ port }) => port !== null)
      .map(({ port: code, day }) => {
        const port = ports.find((one) => one.code === code);
        return {
          '@type': 'ListItem',
          position: day,
          item: {
            '@type': 'BoatTerminal',
            name: port?.name,
            geo: { '@type': 'GeoCoordinates', latitude: port?.lat, longitude: port?.lon },
          },
        };
      }),
  },
  ...(cruise.pricePerPerson === NOT_SOLD
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          price: (cruise.pricePerPerson / WHOLE).toFixed(2),
          priceCurrency: cruise.currency,
        },
      }),
});

/** A block of data, which no policy of scripts is about; nothing in it can end its element. */
export const CruiseData = ({ detail }: { detail: CruiseDetail }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no element can end
    dangerouslySetInnerHTML={{ __html: JSON.stringify(tripOf(detail)).replaceAll('<', '\\u003c') }}
  />
);
