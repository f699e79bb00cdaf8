import { type ActivitySearchAnswer, narrowActivities } from '@alisio/shared-contracts/activities';
import { addDays, daysBetween } from '@alisio/shared-contracts/dates';
import type { Language } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { LRUCache } from 'lru-cache';
import { heldFrom } from '../../holds/index.ts';
import { zonedText } from '../../papers/index.ts';
import type { Town, Towns } from '../../towns/index.ts';
import { type DemoActivity, demoActivities } from '../demo/index.ts';
import { activityInfoOf, type TownFacts } from '../facts/index.ts';
import type { ActivityQuestion, ActivityWork } from './activity-work.ts';
import { findActivity, type Listing } from './find-activities.ts';
import type { PlaceClock } from './sold-sessions.ts';
import { MOST_SEARCHED } from './towns-to-search.ts';

/** Towns whose activities, and activities whose facts, are kept. */
const MOST_TOWNS = 2000;
const MOST_INFOS = 6000;
const CURRENCY = 'USD';

export interface ActivityWorkDeps extends TownFacts {
  towns: Towns;
}

/** The work on the thread that asks for it. */
export function activityWorkHere({ towns, ...facts }: ActivityWorkDeps): ActivityWork {
  const ofTown = new LRUCache<string, DemoActivity[]>({ max: MOST_TOWNS });
  const infos = new LRUCache<string, Listed['activityInfo']>({ max: MOST_INFOS });
  const activitiesOf = (town: Town): DemoActivity[] => {
    const before = ofTown.get(town.id);
    const made = before ?? demoActivities(town);
    if (!before) ofTown.set(town.id, made);
    return made;
  };
  const infoOf = (activity: DemoActivity, language: Language): Listed['activityInfo'] => {
    const key = `${language} ${activity.code}`;
    const before = infos.get(key);
    const made = before ?? activityInfoOf(activity, facts, language);
    if (!before) infos.set(key, made);
    return made;
  };

  function near({ point, km, towns: ids }: ActivityQuestion): { activity: DemoActivity; distance: number }[] {
    const found: { activity: DemoActivity; distance: number }[] = [];
    for (const id of ids) {
      const town = towns.town(id);
      if (!town || found.length >= MOST_SEARCHED) continue;
      for (const activity of activitiesOf(town)) {
        const distance = distanceKm(point, activity);
        if (distance <= km) found.push({ activity, distance });
      }
    }
    return found.slice(0, MOST_SEARCHED);
  }

  function search(question: ActivityQuestion): string {
    const { language, now, page, itemsPerPage, sort, facets } = question;
    const clocks = new Map<string, PlaceClock>();
    const clockOf = (town: Town): PlaceClock => {
      const zone = facts.zoneOf(town);
      const clock = clocks.get(zone) ?? { zone, clock: zonedText(now, zone).slice(0, 19) };
      clocks.set(zone, clock);
      return clock;
    };
    const { from, to, party, sales } = question;
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
    const wanted = { days, party, sales };
    const listed: Listed[] = [];
    let [soldOut, unfit] = [0, 0];
    for (const { activity, distance } of near(question)) {
      const found = findActivity(activity, wanted, clockOf(activity.town), distance);
      if (found.kind === 'sold-out') soldOut += 1;
      else if (found.kind === 'refused') unfit += 1;
      else listed.push({ activityInfo: infoOf(activity, language), ...found.listing });
    }
    const asked = (facet: string) => {
      const word = facets[facet];
      return word === undefined ? [] : [word];
    };
    const kept = narrowActivities(listed, CURRENCY, sort, asked);
    const least = Math.min(...listed.map(({ total }) => total.amount));
    const answer: ActivitySearchAnswer = {
      data: kept.slice((page - 1) * itemsPerPage, page * itemsPerPage),
      meta: {
        total: listed.length,
        kept: kept.length,
        soldOut,
        unfit,
        ...(listed.length > 0 ? { from: { amount: least, currency: CURRENCY } } : {}),
        expiresAt: new Date(heldFrom(now, 'shown')).toISOString(),
      },
    };
    return JSON.stringify(answer);
  }
  return { search: async (question) => search(question) };
}

type Listed = Listing & ActivitySearchAnswer['data'][number];
