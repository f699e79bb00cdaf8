import { CITY_TEMPLATES } from './city.ts';
import { HANDS_TEMPLATES } from './hands.ts';
import { OUTDOOR_TEMPLATES } from './outdoors.ts';
import type { Template } from './template.ts';

export type { Ages, Template } from './template.ts';

/** All kinds of activities of the demonstration, most looked for first. */
export const TEMPLATES: readonly Template[] = interleaved([
  CITY_TEMPLATES,
  HANDS_TEMPLATES,
  OUTDOOR_TEMPLATES,
]);

/** One of each list in turn: a small town has few, and of different kinds. */
function interleaved<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
