import { CRUISE_PARTY_LIMITS, type CruiseParty, peopleIn } from '@alisio/shared-contracts/cruises';
import { ProblemError } from '../problems/index.ts';

/** Who sails, eldest children first. @throws ProblemError for more than a cabin may have */
export function partyIn(adults: number, ages: readonly number[]): CruiseParty {
  const party = { adults, childAges: [...ages].sort((a, b) => b - a) };
  if (peopleIn(party) > CRUISE_PARTY_LIMITS.people)
    throw new ProblemError('validation', { errors: [{ path: 'adults', code: 'too-big' }] });
  return party;
}

/** Who sails, as queries say it. */
export const partyAsked = ({
  adults = '2',
  ages,
}: {
  adults?: string | undefined;
  ages?: string | undefined;
}): CruiseParty => partyIn(Number(adults), ages === undefined ? [] : ages.split('-').map(Number));
