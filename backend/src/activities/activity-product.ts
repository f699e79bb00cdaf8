import {
  type ActivityInCart,
  activityCancellationPolicy,
  activityInCart,
  answerNames,
  answerProblem,
  type BookedActivity,
  LEAD_NAMES,
} from '@alisio/shared-contracts/activities';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { isPersonName } from '@alisio/shared-contracts/rules';
import { z } from '@alisio/shared-contracts/zod';
import type { Queries } from '../database/index.ts';
import type { Misfit, OrderedItem, Product, ProductTitles } from '../orders/index.ts';
import { bookUnder, cancelUnder } from './activity-bookings.ts';
import { activityEvents, eventReservation } from './activity-events.ts';
import type { ActivityInventory } from './activity-inventory.ts';
import { activitySections, confirmationCodes, priceLines } from './activity-paper.ts';
import { activityFreeUntil, bookableUntil } from './activity-terms.ts';
import { activityLines, activityTitle } from './activity-text.ts';

export const activityTitles: ProductTitles = {
  'offer-not-found': 'This activity does not exist, or is sold no longer',
  'seats-gone': 'The last places of this session were sold',
};

/** `KeptActivity`, whatever else the shape of activities is by then. */
const kept = z.object({
  activity: z.object({ code: z.string() }),
  modality: z.object({ code: z.string() }),
  startsAt: z.string(),
  paxes: z.array(z.unknown()),
});
/** `ActivityTerms`, as above; nothing is promised of an activity that has none of it. */
const terms = z.object({
  activity: z.object({
    location: z.object({ zone: z.string() }),
    starts: z.optional(z.array(z.string())),
  }),
  startsAt: z.string(),
  cancellationPolicies: z.array(activityCancellationPolicy),
});
/** As it was written: who reads a booking knows what activities were like. */
const shown = z.looseObject({});
const confirmed = z.object({ confirmationNumber: z.string() });

type Details = Pick<OrderedItem, 'details'>;
const codeOf = ({ details }: Details): string => z.parse(kept, details).activity.code;

const misfit = (path: string, code: string): Misfit => ({ part: 'particulars', path, code });

/** What is missing of the answers that an operator asks for, or does not fit them, and what nobody asked. */
function particularsMisfits(
  { questions, paxes }: ActivityInCart,
  particulars: OrderedItem['particulars'],
): Misfit[] {
  const asked = questions.flatMap((question) =>
    answerNames(question, paxes.length).map((name) => [name, question] as const),
  );
  const names = new Set<string>([...LEAD_NAMES, ...asked.map(([name]) => name)]);
  const nameless = LEAD_NAMES.filter((name) => {
    const said = particulars[name];
    return typeof said !== 'string' || !isPersonName(said);
  });
  return [
    ...nameless.map((name) => misfit(name, 'person-name')),
    ...asked.flatMap(([name, question]) => {
      const problem = answerProblem(question, particulars[name]);
      return problem ? [misfit(name, problem)] : [];
    }),
    ...Object.keys(particulars)
      .filter((name) => !names.has(name))
      .map((name) => misfit(name, 'not-asked')),
  ];
}

/** What was booked of an activity beside what was chosen. */
function bookedAs({ confirmation, particulars }: OrderedItem) {
  const answer = confirmed.safeParse(confirmation);
  return {
    confirmationNumber: answer.success ? answer.data.confirmationNumber : '',
    leadParticipant: LEAD_NAMES.map((name) => particulars[name])
      .filter(Boolean)
      .join(' '),
  } satisfies Omit<BookedActivity, keyof ActivityInCart>;
}

export interface ActivityProductDeps {
  db: Queries;
  inventory: Pick<ActivityInventory, 'priced' | 'takePlaces' | 'giveBackPlaces'>;
  clock: () => Date;
}

/** An activity as it is ordered, paid and booked: its reference names a session for a party, and how they come to it. */
export const activityProduct = ({ db, inventory, clock }: ActivityProductDeps): Product => ({
  titles: activityTitles,
  price: async (reference, language = DEFAULT_LANGUAGE) => {
    const priced = await inventory.priced(reference, language);
    if (!priced) return undefined;
    const { details, total: amount, available } = priced;
    const total = { amount, currency: 'USD' };
    return { title: activityTitle(details, language), details, total, available };
  },
  title: (item, language) => {
    const { data } = activityInCart.safeParse(item.details);
    return data && activityTitle(data, language);
  },
  bookableUntil: (item) => {
    const read = terms.safeParse(item.details);
    return read.success ? bookableUntil(read.data) : undefined;
  },
  freeUntil: (item) => {
    const read = terms.safeParse(item.details);
    return read.success ? activityFreeUntil(read.data) : undefined;
  },
  lastDay: (item) => {
    const read = kept.safeParse(item.details);
    return read.success ? read.data.startsAt.slice(0, 10) : undefined;
  },
  places: (item) => {
    const read = kept.safeParse(item.details);
    return read.success && read.data.modality.code !== 'private' ? read.data.paxes.length : 1;
  },
  hold: (tx, item) => inventory.takePlaces(tx, z.parse(kept, item.details)),
  confirm: async (item, key) => {
    const confirmationNumber = await bookUnder(db, key, codeOf(item));
    return confirmationNumber ? { kind: 'booked', answer: { confirmationNumber } } : { kind: 'refused' };
  },
  cancel: (item, key) => cancelUnder(db, key, codeOf(item), clock()),
  release: (tx, item) => inventory.giveBackPlaces(tx, z.parse(kept, item.details)),
  misfits: (item, { particulars }) =>
    particulars ? particularsMisfits(z.parse(activityInCart, item.details), particulars) : [],
  present: (item) => {
    const booked = bookedAs(item);
    const details = { ...z.parse(shown, item.details), ...booked };
    const read = activityInCart.safeParse(item.details);
    if (!read.success) return { details, lines: () => [] };
    const activity: BookedActivity = { ...read.data, ...booked };
    return {
      details,
      lines: (language) => activityLines(activity, language),
      codes: (language) => confirmationCodes(activity, language),
      sections: (language, isCancelled) =>
        activitySections(activity, item.particulars, language, isCancelled),
      prices: (language) => priceLines(activity, language),
      events: (reference, language) => activityEvents(activity, reference, language),
      structured: (reference) => eventReservation(activity, reference),
    };
  },
});
