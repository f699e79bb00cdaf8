import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { addDays, localToday } from '@alisio/shared-contracts/dates';
import {
  chooseStay,
  createBillingInfo,
  getHotelRooms,
  searchHotels,
  setCustomer,
  setOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import { HOTEL, type HotelRateQuestion, searchedRooms } from '@alisio/shared-contracts/hotels';
import { newCartId } from '@alisio/shared-contracts/orders';
import { billingFor, customerDetails, infoData, Visitor } from '../../testing/visitor.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Progress } from './progress.ts';
import { reach, typeCard } from './reach.ts';

const PROCESSES = 4;
const BUYERS = 16;
const NIGHTS = 3;
/** Cancún: many hotels, each for one round. */
const PLACE = { latitude: 21.1743, longitude: -86.8466 };

export interface RoomFigures {
  rounds: number;
  buyers: number;
  /** nights that were sold more often than they are there, and rounds with more bookings than rooms */
  oversold: number;
  /** rounds in which nobody got the room */
  unsold: number;
  /** nights that are held without a booking, or booked and not held */
  strayNights: number;
  chargedForNothing: number;
  serverErrors: number;
}

interface Chosen {
  item: { product: string; reference: string; total: { amount: number; currency: string } };
  hotelCode: string;
  roomType: string;
}

const questionFor = (startDate: string): HotelRateQuestion => ({
  currencyCode: 'USD',
  refundableOnly: false,
  stayDateTimeRange: { startDate, endDate: addDays(startDate, NIGHTS) },
  rooms: searchedRooms([{ adults: 1, childAges: [] }]),
});

/** The cheapest room of a hotel from a day on; nothing where it has none of that type. */
async function choose(
  visitor: Visitor,
  code: string,
  startDate: string,
  roomType?: string,
): Promise<Chosen | undefined> {
  const rooms = await visitor.ask(
    getHotelRooms,
    { rateInfo: questionFor(startDate), infoData: NO_ATTRIBUTION },
    getHotelRooms.path.replace('{code}', code),
  );
  const room = rooms.answer?.data.find((one) => roomType === undefined || one.roomTypeCode === roomType);
  const rateKey = room?.ratePlans[0]?.rateKey;
  if (!room || !rateKey) return undefined;
  const stay = await visitor.ask(
    chooseStay,
    { rateKeys: [rateKey] },
    chooseStay.path.replace('{code}', code),
  );
  if (!stay.answer) return undefined;
  const { reference, total } = stay.answer;
  return { item: { product: HOTEL, reference, total }, hotelCode: code, roomType: room.roomTypeCode };
}

async function ready(cluster: Cluster, visitor: Visitor, { item }: Chosen): Promise<string> {
  const price = { intTotal: item.total };
  const cart = { agentId: 'device-1', cartId: newCartId(), items: [item], infoData };
  const { id: orderId } = await visitor.call(setOrder, cart);
  visitor.orderId = orderId;
  await visitor.call(setCustomer, { orderId, customerDetails, infoData });
  const guest = { guest1FirstName: 'Lucía', guest1LastName: 'Rivera' };
  await visitor.call(setParticulars, { orderId, items: [guest], infoData });
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor({ price }), infoData });
  return visitor.giveCard({ price }, { cardToken: await typeCard(cluster.payUrl) });
}

async function arrive({ instances }: Cluster, i: number): Promise<Visitor> {
  return Visitor.arrive(reach(() => instances[i % PROCESSES]?.url() ?? ''));
}

/**
 * Sixteen at four processes who are about to pay for stays that have one night in common, of which one room is left in
 * that night: half of them come a day later than the others.
 */
export async function lastRoom(rounds: number, postgres: string, progress: Progress): Promise<RoomFigures> {
  const cluster = await startCluster(PROCESSES, postgres);
  const figures = { oversold: 0, unsold: 0, strayNights: 0, chargedForNothing: 0, serverErrors: 0 };
  let played = 0;
  try {
    const looker = await arrive(cluster, 0);
    const first = addDays(localToday(), 60);
    const { data: hotels } = await looker.call(searchHotels, {
      geoSearch: { radius: 20, UOM: 'MI', geoCode: PLACE },
      pagination: { offset: 1, pageSize: 200 },
      rateInfo: questionFor(first),
      infoData: NO_ATTRIBUTION,
    });
    for (const { hotelInfo } of hotels) {
      if (played >= rounds) break;
      const code = hotelInfo.hotelCode;
      const early = await choose(looker, code, first);
      const late = early && (await choose(looker, code, addDays(first, 1), early.roomType));
      if (!early || !late) continue;
      const buyers = await Promise.all(
        Array.from({ length: BUYERS }, async (_, i) => {
          const visitor = await arrive(cluster, i);
          return { visitor, transactionId: await ready(cluster, visitor, i % 2 ? late : early) };
        }),
      );
      // The first one books, so that the nights have rows; then one room is left in the third of his nights.
      const [opener] = buyers.splice(0, 1);
      const opened = await opener?.visitor.pay(opener.transactionId);
      if (opened?.answer?.status !== 'confirmed') continue;
      const where = 'hotel_code = $1 AND room_type = $2';
      const common = addDays(first, NIGHTS - 1);
      const names = [code, early.roomType];
      await cluster.query(`UPDATE hotel_night_sales SET sold = capacity - 1 WHERE ${where} AND night = $3`, [
        ...names,
        common,
      ]);
      // Where another of the nights is full by now, nobody could have the room whatever happens.
      const [full] = await cluster.query(
        `SELECT night FROM hotel_night_sales WHERE ${where} AND night <> $3 AND sold >= capacity`,
        [...names, common],
      );
      if (full) continue;
      const charges = cluster.chargedKeys().length;
      const answers = await Promise.all(
        buyers.map(({ visitor, transactionId }) => visitor.pay(transactionId)),
      );
      const got = answers.flatMap(({ answer }, i) => (answer?.status === 'confirmed' ? [i] : []));
      const rows = await cluster.query(
        `SELECT night, sold, capacity FROM hotel_night_sales WHERE ${where} ORDER BY night`,
        names,
      );
      figures.oversold += Math.max(0, got.length - 1);
      figures.oversold += rows.filter(({ sold, capacity }) => Number(sold) > Number(capacity)).length;
      if (got.length === 0) figures.unsold += 1;
      for (const { night, sold, capacity } of rows) {
        const offset = String(night) === common ? Number(capacity) - 1 : String(night) < common ? 1 : 0;
        // Who comes early sleeps until the common night, who comes late from the second on.
        const sleepers = got.filter((i) => {
          const from = (i + 1) % 2 ? addDays(first, 1) : first;
          return String(night) >= from && String(night) < addDays(from, NIGHTS);
        }).length;
        figures.strayNights += Math.abs(Number(sold) - offset - sleepers);
      }
      figures.chargedForNothing += Math.abs(cluster.chargedKeys().length - charges - got.length);
      figures.serverErrors += answers.filter(({ status }) => status >= 500).length;
      played += 1;
      progress(`${played} of ${rounds} rounds`);
    }
    return { rounds: played, buyers: BUYERS - 1, ...figures };
  } finally {
    await cluster.stop();
  }
}
