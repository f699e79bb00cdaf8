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

/** Of a search for flights; there is no package from or to nowhere. @throws ProblemError validation for places that are neither an airport nor a city of some */
export function refuseUnknown(
  inventory: Pick<FlightInventory, 'unknownPlaces'>,
  search: FlightSearchPayload,
): void {
  const errors = inventory
    .unknownPlaces(search)
    .map(({ leg, end }) => ({ path: `legInfo.${leg}.${end}`, code: 'unknown-place' }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}
