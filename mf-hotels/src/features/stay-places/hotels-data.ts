import type { StructuredPrice } from '@alisio/platform/sdk/structured';
import type { ListedHotel } from '@alisio/shared-contracts/hotels';

/**
 * The hotels of a landing as machines read them (schema.org), in the order in which they stand there.
 * @param priceOf what the page shows of a total
 */
export const hotelsData = (
  name: string,
  hotels: readonly ListedHotel[],
  priceOf: (minor: number, currency: string) => StructuredPrice,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: hotels.length,
  itemListElement: hotels.map(({ hotelInfo, hotelRateInfo }, index) => {
    const { hotelName, locationInfo } = hotelInfo;
    const [rate] = hotelRateInfo.rateInfo.convertedRateInfo;
    return {
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Hotel',
        name: hotelName,
        address: {
          '@type': 'PostalAddress',
          addressLocality: locationInfo.address.cityName,
          addressCountry: locationInfo.address.countryCode,
        },
        ...(rate
          ? { makesOffer: { '@type': 'Offer', ...priceOf(rate.amountAfterTax, rate.currencyCode) } }
          : {}),
      },
    };
  }),
});
