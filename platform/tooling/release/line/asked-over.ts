import { type CommandLine, Misused } from '../../command-line/index.ts';
import type { Pointer } from '../registry/pointer.ts';
import { readStretches, type Stretch } from '../registry/stretches.ts';

/** `--over 7` or `--over 7-9,12`: broken revisions that a move may go over. @throws Misused */
export function askedOver(line: CommandLine): Stretch[] {
  const text = line.value('over');
  if (text === undefined) return [];
  const stretches = readStretches(text);
  if (!stretches) throw new Misused(`--over takes revisions, such as 7 or 7-9,12, not "${text}".`);
  return stretches;
}

/** Tells of what lies among the revisions and is none. */
export function tellStrange({ strange }: Pointer): void {
  for (const path of strange) console.warn(`${path} is no revision of the registry and is passed over.`);
}
