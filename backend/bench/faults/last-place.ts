import { addDays } from '@alisio/shared-contracts/dates';
import {
  chooseTour,
  createBillingInfo,
  createPassenger,
  getTourDepartures,
  searchTours,
  setCustomer,
  setOrder,
} from '@alisio/shared-contracts/endpoints';
import { newCartId, type Passenger } from '@alisio/shared-contracts/orders';
import { TOUR, type TourDeparture } from '@alisio/shared-contracts/tours';
import { billingFor, customerDetails, infoData, Visitor } from '../../testing/visitor.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Progress } from './progress.ts';
import { reach, typeCard } from './reach.ts';

const PROCESSES = 4;
const BUYERS = 12;
/** Places that are left when they pay: some want one, some two. */
const LEFT = 3;

export interface PlaceFigures {
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

interface Departure {
  country: string;
  slug: string;
  departure: TourDeparture;
}

const pathOf = (path: string, { country, slug }: Pick<Departure, 'country' | 'slug'>) =>
  path.replace('{country}', country).replace('{tour}', slug);

/** Of each tour the departures with places for all. */
async function openDepartures(visitor: Visitor, most: number): Promise<Departure[]> {
  const { answer } = await visitor.ask(searchTours);
  const found: Departure[] = [];
  for (const { country, slug } of answer?.data ?? []) {
    const tour = { country: country.slug, slug };
    const reply = await visitor.ask(getTourDepartures, undefined, pathOf(getTourDepartures.path, tour));
    for (const departure of reply.answer?.data ?? [])
      if (departure.left > LEFT) found.push({ ...tour, departure });
    if (found.length >= most) break;
  }
  return found;
}

const adults = (people: number, startDate: string): Passenger[] =>
  Array.from({ length: people }, (_, at) => ({
    id: String(at + 1),
    type: 'adult',
    firstName: 'Lucía',
    lastName: 'Rivera',
    gender: 'female',
    dateOfBirth: addDays(startDate, -40 * 366),
    nationality: 'CO',
    passportNumber: 'AB123456',
    passportExpiryDate: addDays(startDate, 900),
  }));

/** An order for one or two, ready for its charge. */
async function ready(cluster: Cluster, i: number, { departure, ...tour }: Departure, people: number) {
  const visitor = await Visitor.arrive(reach(() => cluster.instances[i % PROCESSES]?.url() ?? ''));
  const body = {
    key: departure.key,
    adults: people,
    childAges: [],
    rooms: [people === 1 ? 'single' : 'double'],
    pay: 'all',
  };
  const { answer } = await visitor.ask(chooseTour, body, pathOf(chooseTour.path, tour));
  if (!answer) throw new Error('a departure with places is sold');
  const { reference, total } = answer;
  const price = { intTotal: total };
  const cart = {
    agentId: 'device-1',
    cartId: newCartId(),
    items: [{ product: TOUR, reference, total }],
    infoData,
  };
  const { id: orderId } = await visitor.call(setOrder, cart);
  visitor.orderId = orderId;
  await visitor.call(setCustomer, { orderId, customerDetails, infoData });
  const passengers = adults(people, departure.startDate);
  await visitor.call(createPassenger, { orderId, passengers, infoData });
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor({ price }), infoData });
  const cardToken = await typeCard(cluster.payUrl);
  return { visitor, people, transactionId: await visitor.giveCard({ price }, { cardToken }) };
}

/** Twelve at four processes who are about to pay for one or two places each of a departure of which three are left. */
export async function lastPlace(rounds: number, postgres: string, progress: Progress): Promise<PlaceFigures> {
  const cluster = await startCluster(PROCESSES, postgres);
  const figures = { oversold: 0, unsold: 0, strayPlaces: 0, chargedForNothing: 0, serverErrors: 0 };
  let played = 0;
  try {
    const looker = await Visitor.arrive(reach(() => cluster.instances[0]?.url() ?? ''));
    const open = await openDepartures(looker, rounds);
    for (const { departure: old, ...tour } of open.slice(0, rounds)) {
      // A price holds for fifteen minutes, and a run takes longer: each departure is looked at again.
      const reply = await looker.ask(getTourDepartures, undefined, pathOf(getTourDepartures.path, tour));
      const departure = reply.answer?.data.find(({ startDate }) => startDate === old.startDate);
      if (!departure) continue;
      const buyers = await Promise.all(
        Array.from({ length: BUYERS }, (_, i) =>
          ready(cluster, i, { ...tour, departure }, 1 + (Math.floor(i / PROCESSES) % 2)),
        ),
      );
      const names = [`${tour.country}/${tour.slug}`, departure.startDate];
      // All but three are sold to somebody else.
      const before = departure.left - LEFT;
      await cluster.query(
        `INSERT INTO tour_departure_sales (tour, start_date, sold, most) VALUES ($1, $2, $3, $4)
         ON CONFLICT (tour, start_date) DO UPDATE SET sold = $3`,
        [...names, before, departure.group.most],
      );
      const charges = cluster.chargedKeys().length;
      const answers = await Promise.all(
        buyers.map(({ visitor, transactionId }) => visitor.pay(transactionId)),
      );
      const got = answers.flatMap(({ answer }, i) => (answer?.status === 'confirmed' ? [buyers[i]] : []));
      const places = got.reduce((sum, buyer) => sum + (buyer?.people ?? 0), 0);
      const [row] = await cluster.query(
        'SELECT sold FROM tour_departure_sales WHERE tour = $1 AND start_date = $2',
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
