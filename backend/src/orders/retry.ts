import { errorCode } from '../errors/index.ts';
import { ProblemError } from '../problems/index.ts';

/** Serialisation failure, deadlock, unique violation: another request was first (PostgreSQL, appendix A). */
const LOST_RACES = new Set(['40001', '40P01', '23505']);
const ATTEMPTS = 6;

/** Somebody else changed the order between our reading and our writing. */
export class StaleOrderError extends Error {
  constructor() {
    super('the order was changed meanwhile');
    this.name = 'StaleOrderError';
  }
}

function lostRace(error: unknown): boolean {
  if (error instanceof StaleOrderError) return true;
  return LOST_RACES.has(errorCode(error) ?? '');
}

/**
 * Does it again, from reading on, when another request was first. `act` must leave nothing behind when it throws.
 * @throws ProblemError order-busy when others were first each time
 */
export async function withoutRaces<T>(act: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!lostRace(error)) throw error;
    if (attempts <= 1) throw new ProblemError('order-busy');
    return withoutRaces(act, attempts - 1);
  }
}
