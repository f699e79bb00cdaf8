import { type ActivityParty, type PaxAmount, paxesOf } from '@alisio/shared-contracts/activities';
import { bandOf } from './ages.ts';
import type { DemoActivity, Way } from './demo-activity.ts';

/** What the turn of the year costs more, and a session of which half is sold here. */
const HOLIDAYS = 1.15;
const SOUGHT = 1.1;

/** What a price depends on beside who goes. */
export interface PricedFor {
  isHoliday: boolean;
  /** half of what may be sold here is sold */
  isSought: boolean;
}

/** What somebody of a party pays. */
export interface PaxPrice {
  paxType: PaxAmount['paxType'];
  age: number;
  /** US cents; nothing by themselves where the party pays together */
  amount: number;
}

/** What a session costs a party. US cents. */
export interface SessionPrice {
  /** in the order of the party's people: adults, then children */
  paxes: PaxPrice[];
  groupAmount: number | undefined;
  total: number;
}

const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100;

const factorOf = ({ isHoliday, isSought }: PricedFor): number =>
  (isHoliday ? HOLIDAYS : 1) * (isSought ? SOUGHT : 1);

/** Who pays what for a session, by age; of a private way nothing by oneself. */
export function paxAmountsOf({ bands, price }: DemoActivity, way: Way, priced: PricedFor): PaxAmount[] {
  const adult = way.code === 'private' ? 0 : wholeDollars(price * factorOf(priced));
  return bands.map(({ paxType, ageFrom, ageTo, share }) => ({
    paxType,
    ageFrom,
    ageTo,
    amount: wholeDollars(adult * share),
  }));
}

/** What a session costs; nothing for a party of which somebody cannot come, or that is too many. */
export function priceOf(
  activity: DemoActivity,
  way: Way,
  party: ActivityParty,
  priced: PricedFor,
): SessionPrice | undefined {
  const amounts = paxAmountsOf(activity, way, priced);
  const people = paxesOf(party);
  if (people.length > way.people) return undefined;
  const paxes: PaxPrice[] = [];
  for (const { age } of people) {
    const band = bandOf(activity.bands, age);
    const amount = amounts.find(({ ageFrom }) => ageFrom === band?.ageFrom);
    if (!band || !amount) return undefined;
    paxes.push({ paxType: band.paxType, age, amount: amount.amount });
  }
  const groupAmount =
    way.groupAmount === undefined ? undefined : wholeDollars(way.groupAmount * factorOf(priced));
  const total = paxes.reduce((sum, { amount }) => sum + amount, groupAmount ?? 0);
  return { paxes, groupAmount, total };
}

/** Prices of an activity for a party, each worked out once: sessions have few different ones. */
export function pricesFor(activity: DemoActivity, party: ActivityParty) {
  const known = new Map<string, SessionPrice | undefined>();
  return (way: Way, priced: PricedFor): SessionPrice | undefined => {
    const key = `${way.code}${priced.isHoliday}${priced.isSought}`;
    if (known.has(key)) return known.get(key);
    const price = priceOf(activity, way, party, priced);
    known.set(key, price);
    return price;
  };
}

/** Why a party is not for an activity at all; nothing where some way takes it. */
export function refusalOf(activity: DemoActivity, party: ActivityParty): 'age' | 'group-size' | undefined {
  const people = paxesOf(party);
  if (!people.every(({ age }) => bandOf(activity.bands, age))) return 'age';
  return activity.ways.some((way) => people.length <= way.people) ? undefined : 'group-size';
}
