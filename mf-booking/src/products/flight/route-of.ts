import type { Translate } from '@alisio/platform/sdk/i18n';
import { type FlightOffer, tripEnds } from '@alisio/shared-contracts/flights';

/** "Bogotá a Miami" */
export function routeOf(offer: FlightOffer, t: Translate): string {
  const { from, to } = tripEnds(offer);
  return t('flight.route', { from, to });
}
