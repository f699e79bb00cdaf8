import { activitySearchOf, paxesOf } from '@alisio/shared-contracts/activities';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import {
  chooseActivity,
  createBillingInfo,
  getActivity,
  getActivitySessions,
  searchActivities,
  setCustomer,
  setOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { newCartId } from '@alisio/shared-contracts/orders';
import { answered } from '../../testing/activity-answers.ts';
import { billingFor, customerDetails, infoData, Visitor } from '../../testing/visitor.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Progress } from './progress.ts';
import { reach, typeCard } from './reach.ts';

const PROCESSES = 4;
const BUYERS = 12;
/** Places that are left when they pay: some want one, some two. */
const LEFT = 3;
/** Paris, Madrid, Cartagena, Cancún: some hundred activities, each for one round. */
const PLACES = [
  [48.8534, 2.3488],
  [40.4165, -3.7026],
  [10.3997, -75.5144],
  [21.1743, -86.8466],
] as const;

export interface SessionFigures {
  rounds: number;
  buyers: number;
  /** places that were sold more often than they are there */
  oversold: number;
  /** rounds in which nobody got a place */
  unsold: number;
  /** places that are held without a booking, or booked and not held */
  strayPlaces: number;
  chargedForNothing: number;
  serverErrors: number;
}

const from = addDays(localToday(), 40);
const days = { from, to: addDays(from, 6) };

const visitorAt = ({ instances }: Cluster, i: number): Promise<Visitor> =>
  Visitor.arrive(reach(() => instances[i % PROCESSES]?.url() ?? ''));

/** Codes of activities, the cheapest first. */
async function codesNear(looker: Visitor, [lat, lon]: (typeof PLACES)[number]): Promise<string[]> {
  const asked = activitySearchOf({
    ...{ point: { lat, lon }, party: { adults: 2, childAges: [] }, ...days },
    ...{ language: DEFAULT_LANGUAGE, sort: 'price' },
  });
  const { data } = await looker.call(searchActivities, asked);
  return data.map(({ activityInfo }) => activityInfo.code);
}

/** The first session with others of an activity, for some people; nothing where it has none for them. */
async function choose(visitor: Visitor, code: string, people: number, startsAt?: string) {
  const at = (path: string) => path.replace('{code}', code);
  const paxes = paxesOf({ adults: people, childAges: [] });
  const asked = { ...days, paxes };
  const { answer } = await visitor.ask(getActivitySessions, asked, at(getActivitySessions.path));
  const session = answer?.data
    .flatMap(({ sessions }) => sessions)
    .find(
      (one) =>
        one.modality === 'shared' && (startsAt === undefined ? one.left > LEFT : one.startsAt === startsAt),
    );
  const detail = await visitor.ask(getActivity, undefined, at(getActivity.path));
  const start = detail.answer?.activityInfo.starts[0];
  if (!session || !start) return undefined;
  const way = { rateKey: session.rateKey, guideLanguage: session.languages[0], start };
  const chosen = await visitor.ask(chooseActivity, way, at(chooseActivity.path));
  return chosen.answer && { session, chosen: chosen.answer };
}

/** An order for one or two, ready for its charge. */
async function ready(cluster: Cluster, i: number, code: string, people: number, startsAt: string) {
  const visitor = await visitorAt(cluster, i);
  const found = await choose(visitor, code, people, startsAt);
  if (!found) throw new Error('a session with places is sold');
  const { reference, total, details } = found.chosen;
  const items = [{ product: 'activity', reference, total }];
  const { id: orderId } = await visitor.call(setOrder, {
    ...{ agentId: 'device-1', cartId: newCartId(), items, infoData },
  });
  visitor.orderId = orderId;
  const price = { intTotal: total };
  await visitor.call(setCustomer, { orderId, customerDetails, infoData });
  await visitor.call(setParticulars, { orderId, items: [answered(details)], infoData });
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor({ price }), infoData });
  const cardToken = await typeCard(cluster.payUrl);
  return { visitor, people, transactionId: await visitor.giveCard({ price }, { cardToken }) };
}

/** Twelve at four processes who are about to pay for one or two places each of a session of which three are left. */
export async function lastSession(
  rounds: number,
  postgres: string,
  progress: Progress,
): Promise<SessionFigures> {
  const cluster = await startCluster(PROCESSES, postgres);
  const figures = { oversold: 0, unsold: 0, strayPlaces: 0, chargedForNothing: 0, serverErrors: 0 };
  let played = 0;
  try {
    const looker = await visitorAt(cluster, 0);
    const codes: string[] = [];
    for (const place of PLACES) codes.push(...(await codesNear(looker, place)));
    for (const code of codes) {
      if (played >= rounds) break;
      const open = await choose(looker, code, 2);
      if (!open) continue;
      const { startsAt, left } = open.session;
      const buyers = await Promise.all(
        Array.from({ length: BUYERS }, (_, i) =>
          ready(cluster, i, code, 1 + (Math.floor(i / PROCESSES) % 2), startsAt),
        ),
      );
      // All but three are sold to somebody else.
      const before = left - LEFT;
      const names = [code, startsAt];
      await cluster.query(
        `INSERT INTO activity_session_sales (town_id, activity_code, way, starts_at, sold, capacity)
         VALUES ($1, $2, 'shared', $3, $4, $5)`,
        [code.split('-')[0], ...names, before, left],
      );
      const charges = cluster.chargedKeys().length;
      const answers = await Promise.all(
        buyers.map(({ visitor, transactionId }) => visitor.pay(transactionId)),
      );
      const got = answers.flatMap(({ answer }, i) => (answer?.status === 'confirmed' ? [buyers[i]] : []));
      const places = got.reduce((sum, buyer) => sum + (buyer?.people ?? 0), 0);
      const [row] = await cluster.query(
        "SELECT sold FROM activity_session_sales WHERE activity_code = $1 AND way = 'shared' AND starts_at = $2",
        names,
      );
      figures.oversold += Math.max(0, places - LEFT);
      if (got.length === 0) figures.unsold += 1;
      figures.strayPlaces += Math.abs(Number(row?.sold) - before - places);
      figures.chargedForNothing += Math.abs(cluster.chargedKeys().length - charges - got.length);
      figures.serverErrors += answers.filter(({ status }) => status >= 500).length;
      played += 1;
      progress(`${played} of ${rounds} rounds`);
    }
    return { rounds: played, buyers: BUYERS, ...figures };
  } finally {
    await cluster.stop();
  }
}
