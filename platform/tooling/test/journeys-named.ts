import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.spec.ts';

/** Names of the journeys of a tree: `booking` for `e2e/journeys/booking.spec.ts`, in order. */
export const journeysIn = (root: string): string[] =>
  readdirSync(join(root, 'e2e', 'journeys'))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();

/** `booking`, `booking.spec.ts`, `e2e/journeys/booking.spec.ts`, each also with `:12` for a line. */
const WORD = /^(?:.*\/)?([^/:]+?)(?:\.spec\.ts)?((?::\d+)*)$/;

function meant(word: string, journeys: readonly string[]): string[] {
  const [, name = '', line = ''] = WORD.exec(word) ?? [];
  const found = journeys.includes(name)
    ? [name]
    : journeys.filter((one) => name !== '' && one.includes(name));
  if (found.length === 0) {
    throw new Error(
      `No journey is called "${word}". There are ${journeys.join(', ')}; by a title: npm run e2e -- --grep "${word}".`,
    );
  }
  return found.map((one) => `/journeys/${one}${ENDING}${line}`);
}

/** Playwright's options that take a text behind them. */
const TAKE_TEXT = new Set(
  [
    ...['browser', 'config', 'global-timeout', 'grep', 'grep-invert', 'max-failures', 'output', 'project'],
    ...['repeat-each', 'reporter', 'retries', 'shard', 'test-list', 'test-list-invert', 'timeout', 'trace'],
    ...['tsconfig', 'ui-host', 'ui-port', 'update-source-method', 'workers'],
  ].map((name) => `--${name}`),
);
for (const short of ['-c', '-g', '-j']) TAKE_TEXT.add(short);

/**
 * What Playwright is to be told, with words in it replaced by the journeys that they name: one of that name, else all
 * whose names have the word in them. Playwright itself looks for a word anywhere in the path, and finds "journey" in
 * all of them.
 * @throws with a sentence for a word that names none
 */
export function withJourneys(args: readonly string[], journeys: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const isText = TAKE_TEXT.has(args[index - 1] ?? '');
    return isText || arg.startsWith('-') ? [arg] : meant(arg, journeys);
  });
}
