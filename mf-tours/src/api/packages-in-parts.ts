import type { PackageSearchAnswer } from '@alisio/shared-contracts/packages';

/** What a search of packages has found, as it comes. */
export interface FoundPackages {
  /** what is shown: at first the flight alone, whose cards are looked for */
  answer: PackageSearchAnswer;
  /** what a supplier that answered late made better: waits to be asked for, since prices that are read do not change */
  better?: PackageSearchAnswer;
}

/** Whether its cards have come too, or it is known that there are none. */
export const hasCards = ({ meta }: PackageSearchAnswer): boolean => meta.total !== undefined;

const joined = (before: PackageSearchAnswer, part: PackageSearchAnswer): PackageSearchAnswer => ({
  ...before,
  ...part,
  meta: { ...before.meta, ...part.meta },
});

/**
 * What is known once another part has come. A part that names a flight begins anew: beside what stands whole, in place of
 * what does not.
 */
export function withPart(known: FoundPackages | undefined, part: PackageSearchAnswer): FoundPackages {
  if (!known) return { answer: part };
  const { answer, better } = known;
  if (part.flight) return hasCards(answer) ? { answer, better: part } : { answer: part };
  return better ? { answer, better: joined(better, part) } : { answer: joined(answer, part) };
}
