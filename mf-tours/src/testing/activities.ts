import type { ApiCall, ApiHandler } from '@alisio/platform/testing';
import {
  type ActivityInfo,
  activitySearchPayload,
  activitySortOf,
  activityTotalOf,
  durationTypeOf,
  type ListedActivity,
  narrowActivities,
} from '@alisio/shared-contracts/activities';
import type { Place } from '@alisio/shared-contracts/places';

export const cartagena: Place = {
  kind: 'city',
  id: '2713a',
  name: 'Cartagena',
  cityName: 'Cartagena',
  countryCode: 'CO',
  countryName: 'Colombia',
  location: { lat: 10.3997, lon: -75.5144 },
};

export interface ActivityFacts extends Partial<Omit<ActivityInfo, 'durationType' | 'location'>> {
  /** for everybody, dollars */
  total?: number;
  times?: string[];
  freeUntil?: string;
  km?: number;
  left?: number;
  town?: string;
}

/** What an activity in Cartagena is: two hours on foot, unless told. */
export function activityInfoOf(name: string, facts: ActivityFacts = {}): ActivityInfo {
  const { duration = 120, town = 'Cartagena' } = facts;
  const code = facts.code ?? name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    name,
    code,
    activityCode: `E-${code}`,
    kinds: facts.kinds ?? ['walk'],
    durationType: durationTypeOf(duration),
    duration,
    media: { rawImages: facts.media?.rawImages ?? [{ draws: 'streets', light: 'day', seed: code }] },
    location: {
      name: 'Torre del Reloj',
      destinations: [{ code: '2713a', name: town }],
      countryCode: 'CO',
      countryName: 'Colombia',
      latitude: 10.42,
      longitude: -75.55,
      zone: 'America/Bogota',
    },
    languages: facts.languages ?? ['es'],
    starts: facts.starts ?? ['meeting-point'],
    suits: facts.suits ?? { minAge: 0, effort: 'easy', wheelchair: false },
    groupSize: facts.groupSize ?? 12,
  };
}

/** An activity of a list, for two adults at 36 dollars in all unless told. */
export function listedActivity(name: string, facts: ActivityFacts = {}): ListedActivity {
  const { total = 36, times = ['09:00'], freeUntil, km = 1, left } = facts;
  return {
    activityInfo: activityInfoOf(name, facts),
    amountsFrom: [{ paxType: 'ADULT', ageFrom: 12, ageTo: 99, amount: total * 50 }],
    total: { amount: total * 100, currency: 'USD' },
    lead: {
      startsAt: `2026-12-10T${times[0]}:00`,
      modality: 'shared',
      cancellation: freeUntil ? 'free-cancellation' : 'non-refundable',
      ...(freeUntil ? { freeUntil } : {}),
      ...(left === undefined ? {} : { left }),
    },
    operationDates: ['2026-12-10', '2026-12-11'],
    startTimes: times,
    distance: km,
  };
}

/** As many as that, each dearer than the one before. */
export const manyActivities = (count: number): ListedActivity[] =>
  Array.from({ length: count }, (_, at) =>
    listedActivity(`Paseo ${at + 1}`, { code: `paseo-${at + 1}`, total: 20 + at * 2, km: at % 9 }),
  );

interface Unavailable {
  soldOut?: number;
  unfit?: number;
}

/** The API's answer to a search over activities: ordered, narrowed and paged as the server does it. */
export const searchOver =
  (activities: readonly ListedActivity[], { soldOut = 0, unfit = 0 }: Unavailable = {}) =>
  ({ query, body }: ApiCall) => {
    const { pagination, order } = activitySearchPayload.parse(body);
    const kept = narrowActivities(activities, 'USD', activitySortOf(order), (name) => query.getAll(name));
    const first = (pagination.page - 1) * pagination.itemsPerPage;
    const from = Math.min(...activities.map(activityTotalOf));
    return {
      body: {
        data: kept.slice(first, first + pagination.itemsPerPage),
        meta: {
          ...{ total: activities.length, kept: kept.length, soldOut, unfit },
          ...(activities.length > 0 ? { from: { amount: from, currency: 'USD' } } : {}),
          expiresAt: '2026-11-25T12:15:00.000Z',
        },
      },
    };
  };

/** Two places of one name, one that is mistyped, none for the rest: what is found for a term. */
export function placesFor(term: string) {
  const word = term.toLowerCase();
  const inSpain = {
    ...cartagena,
    ...{ id: '1i0hm', countryCode: 'ES', countryName: 'España', location: { lat: 37.6, lon: -0.99 } },
  };
  if (word === 'cartajena') return { data: [cartagena], isMended: true };
  if (word.startsWith('cartagena')) return { data: [cartagena, inSpain], isMended: false };
  if (word === 'medellin')
    return { data: [{ ...cartagena, id: '26rma', name: 'Medellín', cityName: 'Medellín' }], isMended: false };
  return { data: [], isMended: false };
}

/** A world of one place with these activities. */
export const worldOf = (activities: readonly ListedActivity[], not?: Unavailable): ApiHandler[] => [
  { method: 'GET', path: '/places/{kind}/{id}', body: cartagena },
  {
    method: 'GET',
    path: '/search/places',
    respond: ({ query }) => ({ body: placesFor(query.get('term') ?? '') }),
  },
  { method: 'POST', path: '/activities/availability/search', respond: searchOver(activities, not) },
  {
    method: 'POST',
    path: '/activities/{code}/phone-offers',
    status: 201,
    body: { code: 'AC-1180', until: '2026-11-26' },
  },
];
