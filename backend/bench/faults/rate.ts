import { FLIGHT, type FlightOffer } from '@alisio/shared-contracts/flights';
import { findOffers } from '../../testing/find-offer.ts';
import { Purchase } from '../../testing/purchase.ts';
import type { Send } from '../../testing/visitor.ts';
import { load } from '../load.ts';
import { percentile } from '../percentile.ts';
import { startCluster } from './cluster.ts';
import { reach, typeCard } from './reach.ts';
import { travelers } from './shop.ts';

const CONNECTIONS = 50;
const WARM_UP_SECONDS = 2;

export interface RateFigures {
  bookingsASecond: string;
  callsASecond: string;
  callP50Ms: string;
  callP99Ms: string;
  /** of the call that charges the card and books */
  payP99Ms: string;
  emptyRouteASecond: string;
  emptyRouteP99Ms: string;
  failed: number;
}

/** Whole bookings, from the session to the reference, by fifty at a time; beside an empty route of the same process. */
export async function bookingRate(seconds: number, postgres: string | undefined): Promise<RateFigures> {
  const cluster = await startCluster(1, postgres);
  try {
    const url = cluster.instances[0]?.url() ?? '';
    const times: { path: string; ms: number }[] = [];
    const direct = reach(() => url);
    const timed: Send = async (call) => {
      const began = performance.now();
      const reply = await direct(call);
      times.push({ path: call.path, ms: performance.now() - began });
      return reply;
    };
    const days = [60, 61, 62, 63, 64, 65].map((day) => findOffers(direct, day));
    const offers: FlightOffer[] = (await Promise.all(days)).flat();
    const empty = await load({
      port: Number(new URL(url).port),
      call: () => ({ method: 'GET', path: '/healthz' }),
      connections: CONNECTIONS,
      ms: seconds * 500,
    });
    let n = 0;
    let bookings = 0;
    let failed = 0;
    const buyer = { travelers, newToken: () => typeCard(cluster.payUrl) };
    const buyFor = async (forSeconds: number) => {
      const until = performance.now() + forSeconds * 1000;
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          while (performance.now() < until) {
            const offer = offers[n++ % offers.length];
            if (!offer) return;
            const item = { product: FLIGHT, reference: offer.id, total: offer.price.intTotal };
            const { kind } = await new Purchase(timed, [item], buyer).go();
            if (kind === 'confirmed') bookings += 1;
            else failed += 1;
          }
        }),
      );
    };
    await buyFor(WARM_UP_SECONDS);
    times.length = 0;
    bookings = 0;
    failed = 0;
    const began = performance.now();
    await buyFor(seconds);
    const took = (performance.now() - began) / 1000;
    const all = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const paying = times.filter(({ path }) => path.endsWith('/card/success')).map(({ ms }) => ms);
    return {
      bookingsASecond: (bookings / took).toFixed(1),
      callsASecond: (times.length / took).toFixed(0),
      callP50Ms: percentile(all, 0.5).toFixed(1),
      callP99Ms: percentile(all, 0.99).toFixed(1),
      payP99Ms: percentile(
        paying.toSorted((a, b) => a - b),
        0.99,
      ).toFixed(1),
      emptyRouteASecond: empty.perSecond.toFixed(0),
      emptyRouteP99Ms: empty.percentile(99).toFixed(1),
      failed,
    };
  } finally {
    await cluster.stop();
  }
}
