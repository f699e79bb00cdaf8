import { timeText } from '../line/say-when.ts';
import { table } from '../line/table.ts';
import { type Grant, isForAll } from '../rights/grants.ts';
import type { Verifier } from '../rights/signing.ts';

function stateOf({ from, to, until }: Grant, now: Date): string {
  if (to !== undefined) return to <= from ? 'taken away, all of it' : `until revision ${to}`;
  return Date.parse(until) < now.getTime() ? 'over' : 'holds';
}

const ceilingsText = ({ ceilings = {} }: Grant): string =>
  Object.entries(ceilings)
    .map(([what, bytes]) => `${what} ${bytes}`)
    .join(', ') || '–';

/** What the roots have granted, for a person at a terminal: what holds first, then what held. */
export function describeKeys({ held }: Pick<Verifier, 'held'>, now: Date): string {
  const all = held.all();
  if (all.length === 0) return 'No key was granted anything: the root key alone signs, and may do all.';
  const isOpen = ({ grant }: { grant: Grant }) => stateOf(grant, now) === 'holds';
  const inOrder = [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
  const rows = inOrder.map(({ keyId, grant }) => [
    keyId,
    grant.owner,
    stateOf(grant, now),
    timeText(grant.until),
    isForAll(grant) ? 'everything' : grant.may.join(' '),
    grant.remotes.join(' '),
    grant.paths.join(' ') || '–',
    grant.namespaces.join(' ') || '–',
    ceilingsText(grant),
  ]);
  return `Document ${held.number}, of ${timeText(held.document?.issuedAt ?? '')}\n\n${table([
    ['KEY', 'OWNER', 'STATE', 'GOOD UNTIL', 'MAY', 'REMOTES', 'PATHS', 'NAMESPACES', 'CEILINGS'],
    ...rows,
  ])}`;
}
