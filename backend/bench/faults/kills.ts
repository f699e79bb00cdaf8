import { setTimeout as pause } from 'node:timers/promises';
import { killDesk } from '../../testing/kill-anywhere.ts';
import { Purchase } from '../../testing/purchase.ts';
import { audit, type Books } from './books.ts';
import type { Instance } from './cluster.ts';
import { startCluster } from './cluster.ts';
import type { Progress } from './progress.ts';
import { reach, typeCard } from './reach.ts';
import { Shop, travelers } from './shop.ts';

const PROCESSES = 3;
const BUYERS = 8;
/** A process that is up serves at least this long and at most as much longer as this before it is killed. */
const [LEAST_MS, MORE_MS] = [50, 2000];
/** After a call that failed, as pages wait. */
const AGAIN_MS = 300;

/** Buyers at work on whichever process answers, and what they were told. */
function crowd(instances: readonly Instance[], payUrl: string) {
  const told: string[] = [];
  const later: Purchase[] = [];
  const refused = new Map<string, number>();
  let goOn = true;
  let turn = 0;
  const anyUp = () => {
    const up = instances.filter((instance) => instance.isUp());
    const among = up.length > 0 ? up : instances;
    return among[turn++ % among.length]?.url() ?? '';
  };
  const send = reach(anyUp);
  const shop = new Shop(send);
  const buyer = { travelers, newToken: () => typeCard(payUrl) };

  /** @returns whether it came to an end */
  async function goOnce(purchase: Purchase): Promise<boolean> {
    const end = await purchase.go();
    if (end.kind === 'confirmed') told.push(end.referenceId);
    if (end.kind === 'refused') refused.set(end.problem, (refused.get(end.problem) ?? 0) + 1);
    return end.kind === 'confirmed' || end.kind === 'refused';
  }
  async function work(): Promise<void> {
    while (goOn) {
      const item = await shop.item().catch(() => undefined);
      if (!item) {
        await pause(100);
        continue;
      }
      const purchase = new Purchase(send, [item], buyer);
      let isOver = await goOnce(purchase);
      for (let tries = 1; !isOver && tries < 4; tries++) {
        await pause(AGAIN_MS);
        isOver = await goOnce(purchase);
      }
      // Whose process died while it charged waits a minute: nobody stands there for it now.
      if (!isOver) later.push(purchase);
    }
  }
  const workers = Array.from({ length: BUYERS }, work);
  return {
    told,
    refused,
    begun: () => told.length + later.length > 0,
    /** @returns how many came back, and how many of them never had an end */
    stop: async (settle: () => Promise<unknown>) => {
      goOn = false;
      await Promise.all(workers);
      await settle();
      let unserved = 0;
      for (const purchase of later) if (!(await goOnce(purchase))) unserved += 1;
      return { cameBack: later.length, unserved };
    },
  };
}

export interface KillFigures extends Books {
  kills: number;
  cameBack: number;
  unserved: number;
  refused: string;
}

/** Kills real API processes at random moments, while others on the same PostgreSQL go on and buyers buy. */
export async function realKills(kills: number, postgres: string, progress: Progress): Promise<KillFigures> {
  const cluster = await startCluster(PROCESSES, postgres);
  const { instances, payUrl } = cluster;
  try {
    const buyers = crowd(instances, payUrl);
    while (!buyers.begun()) await pause(100);
    let killed = 0;
    await Promise.all(
      instances.map(async (instance) => {
        while (killed < kills) {
          await pause(LEAST_MS + Math.random() * MORE_MS);
          if (killed >= kills) return;
          killed += 1;
          await instance.kill();
          await instance.start();
          progress(`${killed} of ${kills} kills, ${buyers.told.length} bookings told`);
        }
      }),
    );
    const { cameBack, unserved } = await buyers.stop(() => audit(cluster, []));
    const books = await audit(cluster, buyers.told);
    const refused = [...buyers.refused].map(([problem, count]) => `${problem} ${count}`).join(', ');
    return { kills: killed, cameBack, unserved, refused, ...books };
  } finally {
    await cluster.stop();
  }
}

export interface EndedFigures {
  ended: number;
  lostBookings: number;
  chargesWithoutBooking: number;
  doubleCharges: number;
  strayHolds: number;
  unserved: number;
  worst: string[];
}

/**
 * Servers in this process that are ended before each statement, commit and call of a booking, in three ways, and then
 * at random ones while three buy from them.
 */
export async function endedAnywhere(atRandom: number, progress: Progress): Promise<EndedFigures> {
  const desk = await killDesk();
  const sum: EndedFigures = {
    ended: 0,
    lostBookings: 0,
    chargesWithoutBooking: 0,
    doubleCharges: 0,
    strayHolds: 0,
    unserved: 0,
    worst: [],
  };
  async function endOne(killed: Parameters<typeof desk.buy>[0]): Promise<boolean> {
    const came = await desk.buy(killed);
    sum.lostBookings += came.lostBookings;
    sum.chargesWithoutBooking += came.unbookedCharges;
    sum.doubleCharges += came.doubleCharges;
    sum.strayHolds += came.strayHolds;
    sum.unserved += came.unserved;
    const { killedBefore, ...counts } = came;
    if (Object.values(counts).some((count) => count > 0))
      sum.worst.push(JSON.stringify({ ...killed, ...came }));
    if (killedBefore !== undefined) sum.ended += 1;
    return killedBefore !== undefined;
  }
  try {
    let places = 0;
    for (const how of [{ comesBack: true }, { comesBack: false }, { comesBack: true, answerIsLost: true }]) {
      let at = 1;
      while (await endOne({ at, ...how })) progress(`ended at place ${at++}`);
      places = Math.max(places, at);
    }
    for (let n = 0; n < atRandom; n++) {
      const at = 1 + Math.floor(Math.random() * places * 3);
      await endOne({ at, comesBack: Math.random() < 0.5, answerIsLost: Math.random() < 0.2, buyers: 3 });
      progress(`${n + 1} of ${atRandom} at random places`);
    }
    return sum;
  } finally {
    await desk.close();
  }
}
