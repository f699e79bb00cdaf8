import { COUNT_LIMITS, readCount } from '../rules/counts.ts';
import { z } from '../zod/index.ts';

/** Whom seats are for. Children are 2 to 11 (§5); who is younger travels on a lap, without a fare. */
export const partyFields = {
  adults: z.int().check(z.gte(1), z.lte(9)),
  children: z.int().check(z.gte(0), z.lte(8)),
};
export const trainParty = z.strictObject(partyFields);
export type TrainParty = z.infer<typeof trainParty>;

export const TRAIN_PARTY_LIMITS = {
  /** in all (§5) */
  people: COUNT_LIMITS.total,
  adults: COUNT_LIMITS.adults,
  /** an adult is with them */
  children: { min: 0, max: COUNT_LIMITS.total - 1 },
} as const;

/** Who is thought of before anybody said. */
export const DEFAULT_TRAIN_PARTY: TrainParty = { adults: 2, children: 0 };

export const isTrainParty = ({ adults, children }: TrainParty): boolean =>
  adults + children <= TRAIN_PARTY_LIMITS.people;

/** Whether an address asks for others than who is searched for; what is no number asks for nobody. */
export function isOtherTrainParty(search: URLSearchParams, { adults, children }: TrainParty): boolean {
  const differs = (name: string, count: number) => {
    const said = search.get(name)?.trim() ?? '';
    return said !== '' && !Number.isNaN(Number(said)) && Number(said) !== count;
  };
  return differs('adults', adults) || differs('children', children);
}

/** What an address says of adults and children, as near to it as nine seats allow. */
export function readTrainParty(adults: string | null, children: string | null): TrainParty {
  const grown = readCount(adults ?? '', TRAIN_PARTY_LIMITS.adults, DEFAULT_TRAIN_PARTY.adults);
  const most = Math.min(TRAIN_PARTY_LIMITS.children.max, TRAIN_PARTY_LIMITS.people - grown);
  return { adults: grown, children: readCount(children ?? '', { min: 0, max: most }, 0) };
}
