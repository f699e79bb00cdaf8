import {
  type ActivitySessions,
  activityDetail,
  activityInCart,
  activityPhoneCode,
  activitySearchAnswer,
  activitySessions,
  type ListedActivity,
} from '@alisio/shared-contracts/activities';
import { chooseActivity } from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import { bareServer } from '../../testing/bare-server.ts';
import { limitRequests } from '../limits/index.ts';
import { offeredUnder } from '../phone-offers/index.ts';
import { activityRoutes } from './index.ts';
import { activityQuestion, NOON } from './testing/activities.ts';
import { activityApi } from './testing/activity-api.ts';

const MINUTE = 60_000;
const FAMILY = [{ age: 30 }, { age: 30 }, { age: 8 }];

let now = NOON;
beforeEach(() => {
  now = NOON;
});
const api = activityApi(() => now);

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

async function sessionsOf(code: string, paxes: readonly object[] = FAMILY): Promise<ActivitySessions> {
  const reply = await api.post(`/activities/${code}/availability`, {
    from: '2027-02-08',
    to: '2027-02-14',
    paxes,
  });
  return z.parse(activitySessions, reply.json());
}

/** The first session of the first activity of a list that has what is wanted. */
async function firstOf(fits: (activity: ListedActivity) => boolean, modality = 'shared', left = 1) {
  for (const activity of (await api.found(activityQuestion(), '?ages=8')).filter(fits)) {
    const { code, languages, starts } = activity.activityInfo;
    const { data } = await sessionsOf(code);
    const session = data
      .flatMap(({ sessions }) => sessions)
      .find((one) => one.modality === modality && one.left >= left);
    const [guideLanguage, start] = [languages[0], starts[0]];
    if (session && guideLanguage && start) return { code, session, guideLanguage, start };
  }
  throw new Error('no activity has this');
}

async function choose(
  { code, session, ...way }: Awaited<ReturnType<typeof firstOf>>,
  rateKey = session.rateKey,
) {
  const payload = { rateKey, guideLanguage: way.guideLanguage, start: way.start };
  const reply = await api.post(`/activities/${code}/choose`, payload);
  return {
    reply,
    answer: reply.statusCode === 200 ? z.parse(chooseActivity.answer, reply.json()) : undefined,
  };
}

test('a search answers as the contract says, with prices for everybody who comes', async () => {
  const reply = await api.search(activityQuestion(), '?ages=8-0');
  const { data, meta } = z.parse(activitySearchAnswer, reply.json());
  expect(data.length).toBeGreaterThan(5);
  expect(meta).toMatchObject({ total: data.length, kept: data.length });
  expect(meta.unfit).toBeGreaterThan(0);
  expect(meta.expiresAt).toBe(new Date(NOON + 15 * MINUTE).toISOString());
  for (const { amountsFrom, total, lead, activityInfo } of data) {
    const of = (age: number) =>
      amountsFrom.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo)?.amount;
    if (lead.modality === 'shared')
      expect(total.amount).toBe(2 * (of(30) ?? Number.NaN) + (of(8) ?? Number.NaN) + (of(0) ?? Number.NaN));
    expect(total.amount % 100).toBe(0);
    expect(activityInfo.suits.minAge).toBe(0);
  }
});

test('its facets and its order are the server’s, page by page', async () => {
  const all = await api.found(activityQuestion({ sort: 'price' }));
  const totals = all.map(({ total }) => total.amount);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  const water = await api.found(activityQuestion({ sort: 'price' }), '?kind=water&cancel=free-cancellation');
  expect(water).toEqual(
    all.filter(
      ({ activityInfo, lead }) =>
        activityInfo.kinds.includes('water') && lead.cancellation === 'free-cancellation',
    ),
  );
  const question = activityQuestion({ sort: 'price', page: 2 });
  const second = await api.found({ ...question, pagination: { itemsPerPage: 3, page: 2 } });
  expect(second).toEqual(all.slice(3, 6));
});

test('days that are over, or not on sale yet, and a payload that §3 does not have are refused', async () => {
  const codes = async (wanted: object, query?: string) =>
    (await api.search({ ...activityQuestion(), ...wanted }, query))
      .json()
      .errors?.map(({ code }: { code: string }) => code);
  expect(await codes({ from: '2026-11-01', to: '2026-11-03' })).toEqual(['days-past']);
  expect(await codes({ from: '2027-12-01', to: '2027-12-03' })).toEqual(['days-too-far']);
  expect(
    (await api.post('/activities/availability/search', { ...activityQuestion(), paxes: [{ age: 31 }] }))
      .statusCode,
  ).toBe(400);
  expect((await api.search(activityQuestion(), '?ages=12')).statusCode).toBe(400);
});

test('one activity tells all that its page shows, in both languages', async () => {
  const [first] = await api.found();
  const code = first?.activityInfo.code;
  const [inOne, inOther] = await Promise.all(
    ['es', 'en'].map(async (language) =>
      z.parse(activityDetail, (await api.get(`/activities/${code}?language=${language}`)).json()),
    ),
  );
  expect(inOne?.activityInfo).toEqual(first?.activityInfo);
  expect(inOne?.steps.length).toBe(inOther?.steps.length);
  expect(inOne?.steps).not.toEqual(inOther?.steps);
  expect(JSON.stringify([inOne, inOther])).not.toContain('{{');
  expect((await api.get('/activities/2713a-azz')).statusCode).toBe(404);
});

test('sessions say their places and what each person pays; who is too young is refused, and told so', async () => {
  const { code, session } = await firstOf(() => true);
  const { paxAmounts, totalAmount, left } = session;
  const of = (age: number) =>
    paxAmounts.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo)?.amount ?? 0;
  expect(totalAmount).toBe(2 * of(30) + of(8));
  expect(left).toBeGreaterThanOrEqual(3);
  expect(
    (
      await sessionsOf(
        code,
        Array.from({ length: 9 }, () => ({ age: 30 })),
      )
    ).data.length,
  ).toBeLessThan(8);
  const young = (await api.found()).find(({ activityInfo }) => activityInfo.suits.minAge > 8);
  expect((await sessionsOf(young?.activityInfo.code ?? '')).meta.refuses).toBe('age');
});

test('what is chosen costs what was shown, holds 8 minutes once, and says who goes, when and how', async () => {
  const wanted = await firstOf(() => true);
  const { answer } = await choose(wanted);
  expect(answer?.total.amount).toBe(wanted.session.totalAmount);
  expect(sum(answer?.shares ?? [])).toBe(wanted.session.totalAmount);
  expect(answer?.changed).toBeUndefined();
  expect(answer?.expiresAt).toBe(new Date(NOON + 8 * MINUTE).toISOString());
  const details = z.parse(activityInCart, answer?.details);
  expect(details.paxes.map(({ paxType }) => paxType)).toEqual(['ADULT', 'ADULT', 'CHILD']);
  expect(details).toMatchObject({ startsAt: wanted.session.startsAt, language: wanted.guideLanguage });
  now += 3 * MINUTE;
  const [, rateKey = ''] = answer?.reference.split('|') ?? [];
  const again = await choose(wanted, rateKey);
  expect(again.answer?.reference).toBe(answer?.reference);
  expect(again.answer?.expiresAt).toBe(answer?.expiresAt);
});

test('a private session has one price for all, and one share', async () => {
  const wanted = await firstOf(() => true, 'private');
  const { answer } = await choose(wanted);
  expect(answer?.shares).toEqual([wanted.session.totalAmount]);
  expect(answer?.details.groupAmount).toBe(wanted.session.totalAmount);
  expect(answer?.details.modality.isPrivate).toBe(true);
});

test.each([
  ['a key of another activity', (code: string) => code.replace(/.$/, (last) => (last === '1' ? '2' : '1'))],
  ['a code that is none', () => 'nada-a0'],
])('%s is no offer', async (_, spoilt) => {
  const wanted = await firstOf(() => true);
  const { reply } = await choose({ ...wanted, code: spoilt(wanted.code) });
  expect(reply.statusCode).toBe(404);
});

test('a guide’s language that nobody speaks, and a way to come that there is not, are no offer', async () => {
  const wanted = await firstOf(({ activityInfo }) => activityInfo.starts.length === 1);
  const start = wanted.start === 'pick-up' ? 'meeting-point' : 'pick-up';
  expect((await choose({ ...wanted, start })).reply.statusCode).toBe(404);
  expect((await choose({ ...wanted, guideLanguage: 'xx' })).reply.statusCode).toBe(404);
});

test('half sold, a session costs more, which is told; its last places sold, it is gone', async () => {
  const wanted = await firstOf(() => true, 'shared', 6);
  const { left } = wanted.session;
  const { answer } = await choose(wanted);
  if (!answer) throw new Error('it is sold');
  const [, rateKey = ''] = answer.reference.split('|');
  const { db } = api.database();
  const sell = () => db.transaction().execute((tx) => api.inventory().takePlaces(tx, answer.details));
  const soldAre = (sold: number) => db.updateTable('activity_session_sales').set({ sold }).execute();
  expect(await sell()).toBe(true);
  await soldAre(left - 3);
  now += 9 * MINUTE;
  const later = await choose(wanted, rateKey);
  expect(later.answer?.changed).toEqual({ before: answer.total, now: later.answer?.total });
  expect(later.answer?.total.amount).toBeGreaterThan(answer.total.amount);
  await soldAre(left - 2);
  expect(await sell()).toBe(false);
  expect((await choose(wanted)).reply.json().type).toBe('/problems/seats-gone');
  await db.deleteFrom('activity_session_sales').execute();
});

test('what a list shows is kept under its code, and sold by phone for less', async () => {
  const [first] = await api.found();
  if (!first) throw new Error('there is one');
  const { code } = first.activityInfo;
  const { startsAt, modality } = first.lead;
  const reply = await api.post(`/activities/${code}/phone-offers`, {
    startsAt,
    modality,
    paxes: [{ age: 30 }, { age: 30 }],
  });
  const party = { adults: 2, childAges: [] };
  const spoken = activityPhoneCode({ activity: code, startsAt, modality, party });
  expect(reply.json().code).toBe(spoken);
  const [offered] = await offeredUnder(api.database().db, spoken, now);
  expect(offered).toMatchObject({
    product: 'activity',
    web: first.total,
    details: { activity: code, startsAt },
  });
  expect(offered?.phone.amount).toBeLessThan(first.total.amount);
  const nowhere = { startsAt: '2027-02-08T03:33:00', modality, paxes: [{ age: 30 }] };
  expect((await api.post(`/activities/${code}/phone-offers`, nowhere)).statusCode).toBe(404);
});

test('what is far away is not found, and nothing is found where nobody lives', async () => {
  const found = await api.found();
  for (const { distance } of found) expect(distance).toBeLessThanOrEqual(50);
  expect(await api.found(activityQuestion({ point: { lat: -40, lon: -120 } }))).toEqual([]);
});

test('each call has its limit for one address', async () => {
  const limited = bareServer();
  await limitRequests(limited);
  activityRoutes(limited, { inventory: api.inventory(), perMinute: { searches: 1, sessions: 1 } });
  const calls = [
    { method: 'POST', url: '/activities/availability/search', payload: {} },
    { method: 'GET', url: '/activities/none' },
    { method: 'POST', url: '/activities/none/availability', payload: {} },
    { method: 'POST', url: '/activities/none/choose', payload: {} },
  ] as const;
  for (const call of calls) {
    expect((await limited.inject(call)).statusCode).not.toBe(429);
    expect((await limited.inject(call)).statusCode).toBe(429);
  }
  await limited.close();
});
