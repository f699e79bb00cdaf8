import {
  ACTIVITY,
  type ActivityInCart,
  type ActivityStart,
  type ListedActivity,
  paxesOf,
} from '@alisio/shared-contracts/activities';
import { chooseActivity, setParticulars } from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import { ActivityInventory, activityProduct, activityRoutes } from '../src/activities/index.ts';
import { activityQuestion } from '../src/activities/testing/activities.ts';
import { loadAirports } from '../src/airports/index.ts';
import { loadPlaces } from '../src/towns/index.ts';
import { answered } from './activity-answers.ts';
import { mixedOrders } from './mixed-orders.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** What is looked for: the first activity near Cartagena that has it is taken. */
export interface WantedActivity {
  party: { adults: number; childAges: readonly number[] };
  from: string;
  to: string;
  start?: ActivityStart;
  modality?: string;
  fits?: (activity: ListedActivity) => boolean;
}

/** The whole API with the activities of the demonstration beside what tests sell. */
export async function startActivityDesk() {
  let inventory: ActivityInventory | undefined;
  const opened = () => {
    if (!inventory) throw new Error('activities are open by then');
    return inventory;
  };
  let clock = () => new Date();
  const api: TestApi = await startTestApi({}, undefined, (ports) => ({
    ...ports,
    products: new Map([
      ...ports.products,
      [
        ACTIVITY,
        activityProduct({
          db: ports.db,
          inventory: {
            priced: (...asked) => opened().priced(...asked),
            takePlaces: (...asked) => opened().takePlaces(...asked),
            giveBackPlaces: (...asked) => opened().giveBackPlaces(...asked),
          },
          clock: () => clock(),
        }),
      ],
    ]),
  }));
  clock = api.orderDeps.clock;
  const airports = loadAirports();
  const settings = { database: api.database, airports, places: loadPlaces(airports), clock };
  inventory = await ActivityInventory.open(settings);
  await api.extend([
    async (app) =>
      activityRoutes(app, { inventory: opened(), perMinute: { searches: 100_000, sessions: 100_000 } }),
  ]);
  const { ordered, flightNamed } = mixedOrders(() => api);
  const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });

  /** @returns what an activity's page would put into the cart */
  async function chosen({ party, from, to, start, modality, fits = () => true }: WantedActivity) {
    const ages = party.childAges.length > 0 ? `?ages=${party.childAges.join('-')}` : '';
    const found = await post(
      `/activities/availability/search${ages}`,
      activityQuestion({ party, from, to, sort: 'distance' }),
    );
    const listed: ListedActivity[] = found.json().data;
    for (const { activityInfo } of listed.filter(fits)) {
      const { code, languages, starts } = activityInfo;
      const way = start ?? starts[0];
      if (!way || !starts.includes(way)) continue;
      const sessions = await post(`/activities/${code}/availability`, { from, to, paxes: paxesOf(party) });
      const days: { sessions: { modality: string; rateKey: string }[] }[] = sessions.json().data;
      const session = days
        .flatMap((day) => day.sessions)
        .find((one) => modality === undefined || one.modality === modality);
      const payload = { rateKey: session?.rateKey, guideLanguage: languages[0], start: way };
      const reply = await post(`/activities/${code}/choose`, payload);
      if (reply.statusCode === 200) return z.parse(chooseActivity.answer, reply.json());
    }
    throw new Error('no activity has this');
  }

  /** An activity that is ordered, with all that is asked for and a card. */
  async function readyToPay(wanted: WantedActivity, said: Record<string, string | number | boolean> = {}) {
    const activity = await chosen(wanted);
    const item = { product: ACTIVITY, reference: activity.reference, total: activity.total };
    const order = await ordered([item]);
    await order.fillIn();
    const particulars = { ...answered(activity.details), ...said };
    await order.visitor.call(setParticulars, { orderId: order.orderId, items: [particulars] });
    return { ...order, activity, item, particulars, transactionId: await order.card() };
  }

  /** Places of its session that are sold. */
  async function soldOf({
    details: { activity, modality, startsAt },
  }: {
    details: ActivityInCart;
  }): Promise<number> {
    const row = await api.database.db
      .selectFrom('activity_session_sales')
      .select('sold')
      .where('activity_code', '=', activity.code)
      .where('way', '=', modality.code)
      .where('starts_at', '=', startsAt)
      .executeTakeFirst();
    return row?.sold ?? 0;
  }

  return { api, ordered, flightNamed, chosen, readyToPay, soldOf };
}
