import { ACTIVITY_STARTS, type ActivityParty, writeParty } from '@alisio/shared-contracts/activities';
import { isIsoDate } from '@alisio/shared-contracts/dates';

/** What was chosen of an activity, as its address says it; nothing of what it does not say. */
export interface ActivityChoice {
  /** ISO date */
  day: string | undefined;
  /** `HH:mm` by the clock of its place */
  hour: string | undefined;
  /** code of a modality */
  way: string | undefined;
  /** that its guide is to speak, ISO 639-1 */
  speak: string | undefined;
  start: (typeof ACTIVITY_STARTS)[number] | undefined;
}

/** By these names an address says it. */
const WORDS = ['day', 'hour', 'way', 'speak', 'start'] as const;

export function readChoice(search: URLSearchParams): ActivityChoice {
  const day = search.get('day');
  return {
    day: day !== null && isIsoDate(day) ? day : undefined,
    hour: search.get('hour') ?? undefined,
    way: search.get('way') ?? undefined,
    speak: search.get('speak') ?? undefined,
    start: ACTIVITY_STARTS.find((start) => start === search.get('start')),
  };
}

/** Where the same activity stands with another choice. @param search query of now */
export function hrefWithChoice(search: URLSearchParams, change: Partial<ActivityChoice>): string {
  const next = new URLSearchParams(search);
  for (const word of WORDS) {
    if (!(word in change)) continue;
    const said = change[word];
    if (said === undefined) next.delete(word);
    else next.set(word, said);
  }
  return `?${next}`;
}

/** Where it stands for other people. */
export function hrefForParty(search: URLSearchParams, party: ActivityParty): string {
  const next = new URLSearchParams(search);
  next.set('people', writeParty(party));
  return `?${next}`;
}
