import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { findOffers } from '../../testing/find-offer.ts';
import { Visitor } from '../../testing/visitor.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Progress } from './progress.ts';
import { reach, typeCard } from './reach.ts';
import { travelers } from './shop.ts';

const PROCESSES = 4;
const BUYERS = 50;
/** A price that was shown holds for fifteen minutes (§9): after this, all choose anew. */
const FRESH_MS = 8 * 60_000;

interface Ready {
  visitor: Visitor;
  transactionId: string;
}

export interface SeatFigures {
  rounds: number;
  buyers: number;
  /** seats that were sold more often than they are there */
  oversold: number;
  /** rounds in which nobody got the seat */
  unsold: number;
  /** charged, and told that the seat is gone; or more charges than seats */
  chargedForNothing: number;
  serverErrors: number;
  secondsARound: string;
}

/** Nine seats fewer than all are free: one is left. */
const leaveOne = ({ query }: Cluster, key: string) =>
  query('UPDATE flight_seat_sales SET sold = capacity - 1 WHERE flight_key = $1', [key]);

async function ready(cluster: Cluster, offer: FlightOffer, i: number): Promise<Ready> {
  const { instances, payUrl } = cluster;
  const visitor = await Visitor.arrive(reach(() => instances[i % PROCESSES]?.url() ?? ''));
  await visitor.fillIn(offer, travelers);
  return { visitor, transactionId: await visitor.giveCard(offer, { cardToken: await typeCard(payUrl) }) };
}

/** A flight that nobody has booked yet, whose sales are a row of their own, and that one has just bought. */
async function openFlight(cluster: Cluster, day: number): Promise<{ offer: FlightOffer; key: string }> {
  const send = reach(() => cluster.instances[0]?.url() ?? '');
  const offers = await findOffers(send, day);
  const offer = offers.find(({ itineraries }) => itineraries[0]?.segments.length === 1);
  if (!offer) throw new Error('no flight without a stop');
  const before = new Set(
    (await cluster.query('SELECT flight_key FROM flight_seat_sales')).map((row) => row.flight_key),
  );
  const first = await ready(cluster, offer, 0);
  await first.visitor.pay(first.transactionId);
  const rows = await cluster.query('SELECT flight_key FROM flight_seat_sales');
  const key = rows.map((row) => String(row.flight_key)).find((one) => !before.has(one));
  if (!key) throw new Error('nobody could buy the first seat');
  return { offer, key };
}

/**
 * Fifty who are about to pay for the last seat of a flight, all at the same moment at four processes; who did not get it
 * tries the next one, which comes free with the next round.
 */
export async function lastSeat(rounds: number, postgres: string, progress: Progress): Promise<SeatFigures> {
  const cluster = await startCluster(PROCESSES, postgres);
  const figures = { oversold: 0, unsold: 0, chargedForNothing: 0, serverErrors: 0 };
  const began = performance.now();
  try {
    let flights = 0;
    let flight = await openFlight(cluster, 50);
    let opened = Date.now();
    let buyers: Ready[] = [];
    for (let round = 0; round < rounds; round++) {
      if (Date.now() - opened > FRESH_MS) {
        flights += 1;
        flight = await openFlight(cluster, 50 + flights);
        opened = Date.now();
        buyers = [];
      }
      const { offer, key } = flight;
      await cluster.query('UPDATE flight_seat_sales SET sold = 1 WHERE flight_key = $1', [key]);
      while (buyers.length < BUYERS) buyers.push(await ready(cluster, offer, buyers.length));
      await leaveOne(cluster, key);
      const charges = cluster.chargedKeys().length;
      const answers = await Promise.all(
        buyers.map(async ({ visitor, transactionId }) => visitor.pay(transactionId)),
      );
      const got = answers.filter(({ answer }) => answer?.status === 'confirmed').length;
      const [row] = await cluster.query(
        'SELECT sold, capacity FROM flight_seat_sales WHERE flight_key = $1',
        [key],
      );
      figures.oversold += Math.max(0, got - 1) + (Number(row?.sold) > Number(row?.capacity) ? 1 : 0);
      if (got === 0) figures.unsold += 1;
      figures.chargedForNothing += Math.abs(cluster.chargedKeys().length - charges - got);
      figures.serverErrors += answers.filter(({ status }) => status >= 500).length;
      buyers = buyers.filter((_, i) => answers[i]?.problem?.type === '/problems/seats-gone');
      progress(`${round + 1} of ${rounds} rounds`);
    }
    const secondsARound = ((performance.now() - began) / 1000 / rounds).toFixed(2);
    return { rounds, buyers: BUYERS, ...figures, secondsARound };
  } finally {
    await cluster.stop();
  }
}
