import { type ActivityParty, PARTY_LIMITS, writeParty } from '@alisio/shared-contracts/activities';
import { isIsoDate } from '@alisio/shared-contracts/dates';
import type { Way } from './demo/index.ts';

/** What a session's key says, less its seal: a session in a way, who goes, and at which price. */
export interface NamedSession {
  way: Way['code'];
  /** half of it was sold when it was shown */
  sought: boolean;
  /** `YYYY-MM-DDTHH:mm:ss` by the clock of its place */
  startsAt: string;
  party: ActivityParty;
  /** of everybody, US cents */
  total: number;
}

const FORM = /^(shared|private)(s?)\.(\d{8})(\d{4})\.(\d(?:-\d{1,2}){0,8})\.(\d{1,9})$/;

/** `shared.202701040730.2-8.12300`: two adults and a child of eight on the fourth of January, at half past seven. */
export const writeSession = ({ way, sought, startsAt, party, total }: NamedSession): string =>
  [way + (sought ? 's' : ''), startsAt.slice(0, 16).replace(/\D/g, ''), writeParty(party), total].join('.');

/** What a key names; nothing for what is none. */
export function readSession(key: string): NamedSession | undefined {
  const [, way, sought, day = '', time = '', who = '', total = ''] = FORM.exec(key) ?? [];
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  if (!isIsoDate(date)) return undefined;
  const [adults = 0, ...childAges] = who.split('-').map(Number);
  const { people, childAge } = PARTY_LIMITS;
  if (adults < 1 || adults + childAges.length > people || childAges.some((age) => age > childAge.max))
    return undefined;
  return {
    way: way === 'private' ? 'private' : 'shared',
    sought: sought !== '',
    startsAt: `${date}T${time.slice(0, 2)}:${time.slice(2)}:00`,
    party: { adults, childAges },
    total: Number(total),
  };
}
