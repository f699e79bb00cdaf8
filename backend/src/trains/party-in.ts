import { isTrainParty, type TrainParty } from '@alisio/shared-contracts/trains';
import { ProblemError } from '../problems/index.ts';

/** @throws ProblemError for more than nine (§5) */
export function checkParty(party: TrainParty): TrainParty {
  if (!isTrainParty(party))
    throw new ProblemError('validation', { errors: [{ path: 'adults', code: 'too-big' }] });
  return party;
}

/** Who travels, as queries say it. */
export const partyAsked = ({
  adults = '2',
  children = '0',
}: {
  adults?: string | undefined;
  children?: string | undefined;
}): TrainParty => checkParty({ adults: Number(adults), children: Number(children) });
