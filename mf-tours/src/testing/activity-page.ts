import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import type {
  ActivityDetail,
  ActivitySession,
  PaxAmount,
  PaxType,
} from '@alisio/shared-contracts/activities';
import { activityInfoOf } from './activities.ts';

export const CODE = '2713a-kayak';

const bands: PaxAmount[] = [
  { paxType: 'ADULT', ageFrom: 12, ageTo: 99, amount: 3800 },
  { paxType: 'CHILD', ageFrom: 6, ageTo: 11, amount: 1900 },
];

export const kayak: ActivityDetail = {
  activityInfo: activityInfoOf('Kayak por los manglares', {
    code: CODE,
    kinds: ['water', 'nature'],
    duration: 150,
    languages: ['es', 'en'],
    starts: ['meeting-point', 'pick-up'],
    suits: { minAge: 6, effort: 'moderate', wheelchair: false },
    groupSize: 8,
  }),
  summary: 'Remas despacio entre raíces.',
  description: ['Sales de La Boquilla con un guía.'],
  steps: [{ title: 'Prueba en la orilla', text: 'Aprendes a remar.', minutes: 20 }],
  included: ['Chaleco'],
  excluded: ['Almuerzo'],
  bring: ['Ropa que se moje'],
  goodToKnow: ['No hace falta saber nadar.'],
  startingPoints: [
    {
      kind: 'meeting-point',
      name: 'Muelle de La Boquilla',
      description: 'Junto a la cancha.',
      ...{ latitude: 10.47, longitude: -75.49, minutesBefore: 15 },
    },
    {
      kind: 'pick-up',
      name: 'Recogida en Cartagena',
      description: 'Pasan por tu hotel.',
      ...{ latitude: 10.4, longitude: -75.51, km: 8, minutesBefore: 10 },
    },
  ],
  amountsFrom: bands,
  modalities: [
    { code: 'shared', name: 'En grupo', isPrivate: false, cancellation: 'free-cancellation', freeHours: 24 },
    { code: 'private', name: 'Privado', isPrivate: true, cancellation: 'non-refundable' },
  ],
  questions: [
    { code: 'weight', text: '¿Cuánto pesas?', type: 'number', required: true, perPerson: true, unit: 'kg' },
  ],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
};

export interface SessionFacts extends Partial<ActivitySession> {
  adults?: number;
  children?: number;
}

/** A session of the kayak that ends two hours and a half later, for two adults unless told. */
export function session(
  startsAt: string,
  { adults = 2, children = 0, ...facts }: SessionFacts = {},
): ActivitySession {
  return {
    rateKey: `${startsAt} ${facts.modality ?? 'shared'}`,
    modality: 'shared',
    startsAt,
    endsAt: `${startsAt.slice(0, 10)}T18:00:00`,
    languages: ['es', 'en'],
    left: 5,
    paxAmounts: bands,
    totalAmount: adults * 3800 + children * 1900,
    cancellationPolicies: [
      { dateFrom: `2026-12-09${startsAt.slice(10)}`, amount: adults * 3800 + children * 1900 },
    ],
    ...facts,
  };
}

/** All of the kayak's sessions as the API has them: two hours on the 10th, one on the 12th, and a private one. */
export const sessionsFor = (party: Pick<SessionFacts, 'adults' | 'children'> = {}) => [
  {
    date: '2026-12-10',
    sessions: [
      session('2026-12-10T08:00:00', party),
      session('2026-12-10T15:30:00', { ...party, left: 3 }),
      session('2026-12-10T15:30:00', {
        modality: 'private',
        left: 1,
        groupAmount: 20_000,
        totalAmount: 20_000,
        paxAmounts: [],
        cancellationPolicies: [{ amount: 20_000 }],
      }),
    ],
  },
  { date: '2026-12-12', sessions: [session('2026-12-12T15:30:00', party)] },
];

/** An address of the kayak over 10 to 14 December 2026, for two adults. */
export function activityPath(query: Record<string, string> = {}): string {
  const search = { place: 'city-2713a', from: '2026-12-10', to: '2026-12-14', people: '2' };
  return `/activities/${CODE}?${new URLSearchParams({ ...search, ...query })}`;
}

type Days = ReturnType<typeof sessionsFor>;

/** The kayak with the sessions that a party is told of. */
export const withSessions = (
  daysOf: (party: { adults: number; children: number }) => Days = sessionsFor,
  meta: object = {},
): ApiHandler[] => [
  { method: 'GET', path: '/activities/{code}', body: kayak },
  {
    method: 'POST',
    path: '/activities/{code}/availability',
    respond: ({ body }) => {
      const paxes: { age: number }[] = Object(body).paxes ?? [];
      const adults = paxes.filter(({ age }) => age > 11).length;
      const data = daysOf({ adults, children: paxes.length - adults });
      return { body: { data, meta: { currency: 'USD', expiresAt: '2026-11-25T12:15:00.000Z', ...meta } } };
    },
  },
];

const pax = (paxType: PaxType, age: number, amount: number) => ({ paxType, age, amount });

/** What choosing is answered; with `before` the price was another one, dollars. */
export const confirmed = (before?: number): ApiHandler => {
  const texts = { es: 'Kayak', en: 'Kayak' };
  const [start] = kayak.startingPoints;
  const [modality] = kayak.modalities;
  const total = { amount: 7600, currency: 'USD' };
  return {
    method: 'POST',
    path: '/activities/{code}/choose',
    body: {
      reference: `${CODE}|key|es|meeting-point`,
      title: 'Kayak por los manglares, Cartagena',
      total,
      shares: [3800, 3800],
      details: {
        activity: kayak.activityInfo,
        said: { name: texts, modality: texts, start: texts, startDescription: texts },
        modality,
        startsAt: '2026-12-10T15:30:00',
        endsAt: '2026-12-10T18:00:00',
        language: 'es',
        start,
        paxes: [pax('ADULT', 30, 3800), pax('ADULT', 30, 3800)],
        cancellationPolicies: [],
        questions: [],
        bring: [],
      },
      expiresAt: '2026-11-25T12:08:00.000Z',
      ...(before === undefined
        ? {}
        : { changed: { before: { amount: before * 100, currency: 'USD' }, now: total } }),
    },
  };
};

export const placesGone = problemAnswer('POST', '/activities/{code}/choose', 'seats-gone');
