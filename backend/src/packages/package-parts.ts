import type { FlightInventory } from '../flights/index.ts';
import type { HotelInventory } from '../hotels/index.ts';

/** What packages are made of. */
export interface PackageParts {
  flights: Pick<FlightInventory, 'search' | 'pastLegs' | 'offer' | 'choose' | 'heldUntil' | 'packages'>;
  hotels: Pick<HotelInventory, 'search' | 'rooms' | 'stay' | 'isTooFar'>;
}
