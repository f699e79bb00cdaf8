import { type CruiseQuery, type CruiseSearchAnswer, portCode } from '@alisio/shared-contracts/cruises';

/** Says in an address that the form is wanted above what it leads to: where no script opens it. */
export const CHANGE = 'change';

/** Whether more than the answer is to be asked: for the form, or for a name that no sailing which was found has. */
export function needsChoices(
  { destination, line, ship }: CruiseQuery,
  words: URLSearchParams,
  answer: CruiseSearchAnswer | undefined,
): boolean {
  if (words.has(CHANGE)) return true;
  const knows = (all: readonly { code: string }[] | undefined, code: string) =>
    code === '' || all === undefined || all.some((one) => one.code === code);
  const isPort = portCode.safeParse(destination).success;
  return !(
    (!isPort || knows(answer?.ports, destination)) &&
    knows(answer?.meta.lines, line) &&
    knows(answer?.meta.ships, ship)
  );
}
