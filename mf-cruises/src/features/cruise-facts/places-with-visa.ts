import type { CruisePort, VisaHint } from '@alisio/shared-contracts/cruises';
import { shortName } from '../../words/short-name.ts';

/** What somebody may need to go ashore, each once, with the ports that it is for, in the order of the route. */
export function placesWithVisa(
  ports: readonly CruisePort[],
): { visa: Exclude<VisaHint, 'none'>; places: string[] }[] {
  const found = new Map<Exclude<VisaHint, 'none'>, string[]>();
  for (const { visa, name } of ports)
    if (visa !== 'none') found.set(visa, [...(found.get(visa) ?? []), shortName(name)]);
  return [...found].map(([visa, places]) => ({ visa, places }));
}
