import { parseArgs } from 'node:util';
import { StartProblem } from '../start/settings.ts';

const USAGE = 'npm run dev -- mf-flights [mf-booking …] [--alone], or `all`, or `host`';

export interface DevArguments {
  /** names as typed: of remotes, `host`, `all`, or folders */
  names: string[];
  /** in a stub of the shell, without the site */
  alone: boolean;
}

/** What a person typed behind `npm run dev --`. @throws StartProblem with one sentence */
export function readArguments(typed: readonly string[]): DevArguments {
  let alone: boolean | undefined;
  let names: string[];
  try {
    const parsed = parseArgs({
      args: [...typed],
      options: { alone: { type: 'boolean' } },
      allowPositionals: true,
    });
    alone = parsed.values.alone;
    names = [...new Set(parsed.positionals)];
  } catch {
    throw new StartProblem(`That is not understood; it is: ${USAGE}.`);
  }
  if (names.length === 0) throw new StartProblem(`Which remote? ${USAGE}.`);
  return { names, alone: alone ?? false };
}
