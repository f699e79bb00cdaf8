import type { FlightSearchPayload } from '@alisio/shared-contracts/flights';
import { ProblemError } from '../problems/index.ts';
import type { FlightInventory } from './flight-inventory.ts';

/** @param within where the search stands in the body, `flight.` @throws ProblemError validation for legs whose day is over */
export function refusePast(
  inventory: Pick<FlightInventory, 'pastLegs'>,
  search: FlightSearchPayload,
  within = '',
): void {
  const errors = inventory
    .pastLegs(search)
    .map((leg) => ({ path: `${within}legInfo.${leg}.departureDate`, code: 'departure-past' }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}
