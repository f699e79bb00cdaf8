import type { StructuredPrice } from '@alisio/platform/sdk/structured';
import { type CruiseDetail, cruiseHref, DEFAULT_CRUISE_PARTY } from '@alisio/shared-contracts/cruises';

/**
 * A sailing as machines read it (schema.org): its ship, its days, its ports and from which price.
 * @param from the price that the page shows; nothing where no cabin is sold
 */
export const sailingOf = (
  { cruise, ports, days }: CruiseDetail,
  from: StructuredPrice | undefined,
): object => ({
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
  ...(from ? { offers: { '@type': 'Offer', ...from } } : {}),
});
