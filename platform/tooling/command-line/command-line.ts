import { parseArgs } from 'node:util';

/** A command line that says nothing that can be done; its message is for the person who wrote it. */
export class Misused extends Error {}

/** One of which no flag can be made out: what there is to type is told behind it. */
export class NotUnderstood extends Misused {}

export interface CommandLine {
  /** the text behind `--flag`; nothing when it was not said */
  value(flag: string): string | undefined;
  /** whether `--flag` was said */
  has(flag: string): boolean;
}

/** `value`: takes a text behind it. `switch`: takes none. */
export type Flags = Readonly<Record<string, 'value' | 'switch'>>;

type Environment = Readonly<Record<string, string | undefined>>;

const said = (flags: Flags): string =>
  Object.entries(flags)
    .map(([flag, kind]) => (kind === 'value' ? `--${flag} …` : `--${flag}`))
    .join(', ');

/** npm 11 takes an unknown `--to` for the beginning of its own `--token-description`. */
const NPM_NAMES: Readonly<Record<string, readonly string[]>> = { to: ['to', 'token_description'] };

/**
 * What npm kept to itself of `npm run x --to 5%`: without a lone `--` before them it reads flags as its own, and
 * hands them on in the environment alone. They must count, or a release meant for a few goes to everybody.
 */
function keptByNpm(flag: string, environment: Environment): string | undefined {
  const names = NPM_NAMES[flag] ?? [flag.replaceAll('-', '_')];
  return names.map((name) => environment[`npm_config_${name}`]).find((text) => text !== undefined);
}

/** A share under a name that no flag has: `--share=5%`. */
function refuseStrayShares(flags: Flags, environment: Environment): void {
  const ours = Object.keys(flags).flatMap((flag) => NPM_NAMES[flag] ?? [flag]);
  for (const [key, text] of Object.entries(environment)) {
    const name = /^npm_config_(.+)$/.exec(key)?.[1];
    if (name && !ours.includes(name) && /^\s*[\d.,]+\s*%\s*$/.test(text ?? '')) {
      throw new NotUnderstood(
        `--${name} ${text} is not known here; there is ${said(flags)}, after a lone --.`,
      );
    }
  }
}

function parse(flags: Flags, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(flags).map(([flag, kind]) => [
          flag,
          { type: kind === 'value' ? ('string' as const) : ('boolean' as const) },
        ]),
      ),
    });
  } catch (cause) {
    const known = Object.keys(flags).length > 0 ? `there is ${said(flags)}` : 'there are no flags';
    const [sentence] = (cause instanceof Error ? cause.message : String(cause)).split(/(?<=\.)\s/);
    throw new NotUnderstood(`${sentence?.replace(/\.?$/, ':')} ${known}.`, { cause });
  }
}

/**
 * Reads the flags of a command, those that npm took for its own included.
 * @throws NotUnderstood on an unknown flag, a missing or an unexpected text
 */
export function readCommandLine(
  flags: Flags,
  args: readonly string[] = process.argv.slice(2),
  environment: Environment = process.env,
): CommandLine {
  const { values, positionals } = parse(flags, args);
  refuseStrayShares(flags, environment);
  const rest = [...positionals];
  const found = new Map<string, string | true>();
  for (const [flag, kind] of Object.entries(flags)) {
    const own = values[flag];
    if (own !== undefined && own !== false) found.set(flag, own);
    if (own !== undefined) continue;
    const kept = keptByNpm(flag, environment);
    if (kept === undefined || kept === 'false') continue;
    if (kind === 'switch') found.set(flag, true);
    // Of a flag that it does not know npm keeps "true" and passes the text on by itself.
    else if (kept !== 'true' && kept !== '') found.set(flag, kept);
    else if (rest.length > 0) found.set(flag, rest.shift() ?? '');
    else throw new NotUnderstood(`--${flag} wants a text behind it.`);
  }
  if (rest.length > 0)
    throw new NotUnderstood(`"${rest.join(' ')}" is not understood; there is ${said(flags)}.`);
  return {
    value: (flag) => {
      const text = found.get(flag);
      return typeof text === 'string' ? text : undefined;
    },
    has: (flag) => found.has(flag),
  };
}
