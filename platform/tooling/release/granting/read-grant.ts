import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from '@alisio/shared-contracts/zod';
import { type CommandLine, fileFault, Misused, NotUnderstood } from '../../command-line/index.ts';
import { ALL, ALL_PATHS, grant, RIGHTS } from '../rights/grants.ts';
import { shownText } from '../rights/shown-text.ts';
import type { NewGrant } from './issue-keys.ts';

/** What a team may unless it is said: all but taking its remote out of the site. */
const USUAL = RIGHTS.filter((right) => right !== 'remove');

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function needed(line: CommandLine, flag: string): string {
  const text = line.value(flag);
  if (text === undefined) throw new NotUnderstood(`--${flag} is missing.`);
  return text;
}

function bytes(line: CommandLine, flag: string): number | undefined {
  const text = line.value(flag);
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Misused(`--${flag} is a whole number of bytes, not "${text}".`);
}

const DAY = z.iso.date();
/** With its zone: a time without one is another on each machine. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * A day in UTC, or a moment with its zone as ISO 8601 writes it. What holds until a day holds for the whole of it; what
 * counts no more since a day has ended before it began.
 * @returns ISO, UTC
 * @throws Misused
 */
export function readMoment(flag: 'since' | 'until', text: string): string {
  const edge = flag === 'until' ? 'T23:59:59.999Z' : 'T00:00:00.000Z';
  const moment = DAY.safeParse(text).success ? text + edge : text;
  const time = Date.parse(moment);
  if (DAY.safeParse(MOMENT.exec(moment)?.[1]).success && !Number.isNaN(time))
    return new Date(time).toISOString();
  throw new Misused(`--${flag} is a day such as 2027-01-31, or a moment such as 2027-01-31T10:00Z.`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Misused(`--key ${file} cannot be read: ${fileFault(cause)}.`, { cause });
  }
}

function isEd25519(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** A public key by the file that it lies in; a private one that is given instead is not read any further. */
function readPublicKey(file: string): string {
  const pem = textOf(file);
  if (pem.includes('PRIVATE KEY'))
    throw new Misused(
      `${file} is a private key: a grant takes the public one, ${file.replace(/\.pem$/, '')}.pub.pem.`,
    );
  if (!isEd25519(pem)) throw new Misused(`${file} is no public key as npm run keys -- make writes it.`);
  return pem.trim();
}

/** @throws Misused for a key by which nothing could be done, for want of a word */
function checkUseful({ remotes, paths, namespaces, may }: NewGrant): void {
  if (remotes.length === 0) throw new Misused('--remote names nothing.');
  if (may.length === 0) throw new Misused(`--may names nothing of ${RIGHTS.join(', ')}.`);
  // A shell has neither; who only moves what others have published needs neither.
  const isForRemotes = may.includes('release') && remotes.some((name) => name !== 'host');
  if (isForRemotes && paths.length === 0)
    throw new Misused(
      `--path is missing: without one no version may claim an address, so this key could release nothing. --path /x is that address and all below it, ${ALL_PATHS} every one; a key that only moves what others release takes --may promote,rollback,disable.`,
    );
  if (isForRemotes && namespaces.length === 0)
    throw new Misused(
      '--namespace is missing: without one no version may use its texts, so this key could release nothing.',
    );
}

/** What `npm run keys -- grant …` says of a key. @throws Misused */
export function readGrant(line: CommandLine): NewGrant {
  const isAll = line.has('all');
  const narrower = isAll ? ['remote', 'path', 'namespace', 'may'].filter((flag) => line.has(flag)) : [];
  if (narrower.length > 0)
    throw new Misused(
      `--all is every remote, path and right: leave out --${narrower.join(', --')}, or --all.`,
    );
  const remotes = isAll ? [ALL] : listed(needed(line, 'remote'));
  const own = remotes.filter((name) => name.startsWith('mf-')).map((name) => name.slice('mf-'.length));
  const namespaces = line.value('namespace') === undefined ? own : listed(line.value('namespace'));
  const [sent, server] = [bytes(line, 'sent'), bytes(line, 'server')];
  const ceilings = {
    ...(sent === undefined ? {} : { sent }),
    ...(server === undefined ? {} : { server }),
  };
  const until = readMoment('until', needed(line, 'until'));
  if (Date.parse(until) < Date.now())
    throw new Misused(`--until ${until} is over: nothing could be released.`);
  const asked = {
    publicPem: readPublicKey(needed(line, 'key')),
    owner: shownText(needed(line, 'owner')),
    remotes,
    paths: isAll ? [ALL_PATHS] : listed(line.value('path')),
    namespaces: isAll ? [ALL] : namespaces,
    may: isAll ? [...RIGHTS] : line.value('may') === undefined ? USUAL : listed(line.value('may')),
    ...(Object.keys(ceilings).length > 0 ? { ceilings } : {}),
    until,
    from: 0,
  };
  const read = grant.safeParse(asked);
  if (read.success) {
    checkUseful(read.data);
    return read.data;
  }
  const wrong = [...new Set(read.error.issues.map(({ path }) => String(path[0])))].join(', ');
  throw new Misused(
    `This cannot be granted as it is written: ${wrong}. Remotes are mf-x or host, paths /x, rights ${RIGHTS.join(', ')}, with commas between them.`,
  );
}
