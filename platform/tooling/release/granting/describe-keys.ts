import { timeText } from '../line/say-when.ts';
import { table } from '../line/table.ts';
import { type Grant, isForAll } from '../rights/grants.ts';
import type { Verifier } from '../rights/signing.ts';
import { ceilingsText } from './grant-text.ts';

type HeldGrant = ReturnType<Verifier['held']['all']>[number];

function stateOf({ from, to, until }: Grant, now: Date): string {
  if (to !== undefined) return to <= from ? 'taken away, all of it' : `until revision ${to}`;
  return Date.parse(until) < now.getTime() ? 'over' : 'holds';
}

const HEADING = ['KEY', 'OWNER', 'STATE', 'GOOD UNTIL', 'MAY', 'REMOTES', 'PATHS', 'NAMESPACES', 'CEILINGS'];

const tableOf = (grants: readonly HeldGrant[], now: Date): string =>
  table([
    HEADING,
    ...grants.map(({ keyId, grant }) => [
      keyId,
      grant.owner,
      stateOf(grant, now),
      timeText(grant.until),
      isForAll(grant) ? 'everything' : grant.may.join(' '),
      grant.remotes.join(' '),
      grant.paths.join(' ') || '–',
      grant.namespaces.join(' ') || '–',
      ceilingsText(grant),
    ]),
  ]);

/** What ended counts for what was signed by then; one whose day is over has not ended before a root says so. */
const hasEnded = ({ grant: { to } }: HeldGrant): boolean => to !== undefined;

/**
 * What the roots have granted and not taken away, a key a line, for a person at a terminal.
 * @param ended whether what was taken away or replaced stands below it
 */
export function describeKeys(
  { held }: Pick<Verifier, 'held'>,
  now: Date,
  { ended = false }: { ended?: boolean } = {},
): string {
  const all = held.all();
  if (all.length === 0) return 'No key was granted anything: the root key alone signs, and may do all.';
  const [past, open] = [all.filter(hasEnded), all.filter((one) => !hasEnded(one))];
  const here = open.length > 0 ? tableOf(open, now) : 'No key may do anything now: the root key alone signs.';
  const some = `${past.length} ${past.length === 1 ? 'grant has' : 'grants have'} ended`;
  const below =
    past.length === 0
      ? []
      : [ended ? `Ended\n\n${tableOf(past, now)}` : `${some}: npm run keys -- list --ended`];
  const heading = `Document ${held.number}, of ${timeText(held.document?.issuedAt ?? '')}`;
  return [heading, here, ...below].join('\n\n');
}
