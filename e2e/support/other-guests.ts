import { randomUUID } from 'node:crypto';
import {
  chooseStay,
  type Endpoint,
  getHotelRooms,
  searchHotels,
  setOrder,
  setParticulars,
  startSession,
} from '@alisio/shared-contracts/endpoints';
import { HOTEL, type HotelRoom, searchedRooms } from '@alisio/shared-contracts/hotels';
import { newCartId } from '@alisio/shared-contracts/orders';
import { z } from '@alisio/shared-contracts/zod';
import { ask, goToPay, infoData, tellContact } from './another-buyer.ts';

/** The centre of Cancún. */
const CANCUN = { latitude: 21.1743, longitude: -86.8466 };
const ordered = z.object({ id: z.string() });
const started = z.object({ sessionToken: z.string() });

const questionOf = (startDate: string, endDate: string) => ({
  currencyCode: 'USD',
  refundableOnly: false,
  stayDateTimeRange: { startDate, endDate },
  rooms: searchedRooms([{ adults: 2, childAges: [] }]),
});

const of = (endpoint: Endpoint, code: string): Endpoint => ({
  ...endpoint,
  path: endpoint.path.replace('{code}', code),
});

async function roomsOf(code: string, startDate: string, endDate: string): Promise<readonly HotelRoom[]> {
  const body = { rateInfo: questionOf(startDate, endDate), infoData };
  return z.parse(getHotelRooms.answer, await ask(of(getHotelRooms, code), body)).data;
}

/** A hotel of Cancún whose cheapest room for two is the last one of its type, and not its last. ISO dates. */
export async function hotelWithLastRoom(startDate: string, endDate: string): Promise<string> {
  const body = {
    geoSearch: { radius: 20, UOM: 'MI', geoCode: CANCUN },
    pagination: { offset: 1, pageSize: 200 },
    rateInfo: questionOf(startDate, endDate),
    infoData,
  };
  const { data } = z.parse(searchHotels.answer, await ask(searchHotels, body));
  for (const { hotelInfo, hotelRateInfo } of data) {
    if (hotelRateInfo.lead.left !== 1) continue;
    const { hotelCode } = hotelInfo;
    const [cheapest, another] = await roomsOf(hotelCode, startDate, endDate);
    if (cheapest?.ratePlans[0]?.left === 1 && another) return hotelCode;
  }
  throw new Error('No hotel of Cancún has a last room of a type beside others on these days.');
}

/** Somebody else goes to pay for the cheapest room of a hotel: it is held for them. @param site our origin */
export async function othersTakeRoom(
  code: string,
  startDate: string,
  endDate: string,
  site: string,
): Promise<void> {
  const [room] = await roomsOf(code, startDate, endDate);
  const rateKey = room?.ratePlans[0]?.rateKey;
  if (rateKey === undefined) throw new Error('The hotel has no room.');
  const { reference, total } = z.parse(
    chooseStay.answer,
    await ask(of(chooseStay, code), { rateKeys: [rateKey], infoData }),
  );
  const agentId = randomUUID();
  const { sessionToken: token } = started.parse(await ask(startSession, { agentId, infoData }));
  const cartId = newCartId();
  const items = [{ product: HOTEL, reference, total }];
  const { id: orderId } = ordered.parse(await ask(setOrder, { agentId, cartId, items, infoData }, token));
  await tellContact({ orderId, token });
  const names = { guest1FirstName: 'Lucía', guest1LastName: 'Rivera' };
  await ask(setParticulars, { orderId, items: [names], infoData }, token);
  await goToPay({ token, orderId, cartId, total }, site);
}
