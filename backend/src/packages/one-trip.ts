import { FLIGHT } from '@alisio/shared-contracts/flights';
import { HOTEL } from '@alisio/shared-contracts/hotels';
import { isPair, type SoldWith } from '@alisio/shared-contracts/orders';
import { ProblemError } from '../problems/index.ts';

/**
 * Whether a flight and a stay are of one trip: only then they have the prices of a package.
 * @param flight, hotel what each of them is sold with
 * @throws ProblemError validation for a stay that is not the flight's
 */
export function checkOneTrip(flight: SoldWith | undefined, hotel: SoldWith | undefined): void {
  const isOne =
    flight !== undefined &&
    hotel !== undefined &&
    isPair({ product: FLIGHT, soldWith: flight }, { product: HOTEL, soldWith: hotel });
  if (!isOne) throw new ProblemError('validation', { errors: [{ path: 'hotel', code: 'other-trip' }] });
}
