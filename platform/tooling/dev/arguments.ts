import { parseArgs } from 'node:util';
import { StartProblem } from '../start/settings.ts';

const USAGE = 'npm run dev -- mf-flights [mf-booking …] [--alone | --site https://…], or `all`, or `host`';

export interface DevArguments {
  /** names as typed: of remotes, `host`, `all`, or folders */
  names: string[];
  /** in a stub of the shell, without the site */
  alone: boolean;
  /** origin of the running site that everything else comes from; nothing: from this machine */
  site: string | undefined;
}

/** @throws StartProblem */
function originIn(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new StartProblem(`--site is an address such as https://alisio.example, not "${text}".`);
}

function parsed(typed: readonly string[]) {
  try {
    return parseArgs({
      args: [...typed],
      options: { alone: { type: 'boolean' }, site: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartProblem(`That is not understood; it is: ${USAGE}.`);
  }
}

/** What a person typed behind `npm run dev --`. @throws StartProblem with one sentence */
export function readArguments(typed: readonly string[]): DevArguments {
  const { values, positionals } = parsed(typed);
  const { alone = false, site } = values;
  const names = [...new Set(positionals)];
  if (names.length === 0) throw new StartProblem(`Which remote? ${USAGE}.`);
  if (alone && site !== undefined) throw new StartProblem('--alone is without a site: one of both, please.');
  return { names, alone, site: site === undefined ? undefined : originIn(site) };
}
