import { cancelBooking, getBookingDocument } from '@alisio/shared-contracts/endpoints';
import { bookedHotel } from '@alisio/shared-contracts/hotels';
import { z } from '@alisio/shared-contracts/zod';
import { startHotelDesk, type WantedStay } from '../../testing/hotel-desk.ts';
import { customerDetails } from '../../testing/visitor.ts';
import { type Mail, sendDueMails } from '../mail/index.ts';
import { orderMails } from '../orders/index.ts';
import { readSite } from '../site/index.ts';

let desk: Awaited<ReturnType<typeof startHotelDesk>>;
beforeAll(async () => {
  desk = await startHotelDesk();
}, 60_000);
afterAll(() => desk.api.close());

const DAY = 86_400_000;
const dayIn = (days: number) =>
  new Date(desk.api.orderDeps.clock().getTime() + days * DAY).toISOString().slice(0, 10);

/** Two rooms for a family of three and one. */
const family = (cancellation: WantedStay['cancellation']): WantedStay => ({
  startDate: dayIn(60),
  endDate: dayIn(63),
  rooms: [
    { adults: 2, childAges: [8] },
    { adults: 1, childAges: [] },
  ],
  cancellation,
  payAtHotel: true,
});

/** Of lines of a day and how many are sold of a room on it. */
const nightsIn = (sold: readonly string[]): number =>
  sold.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

async function booked(wanted: WantedStay, said?: Record<string, string>) {
  const order = await desk.readyToPay(wanted, said);
  const { answer } = await order.visitor.pay(order.transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  return { ...order, booking: answer.booking, key };
}

async function delivered(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { db, products, clock, log } = desk.api.orderDeps;
  const send = async (_id: string, mail: Mail) => void sent.push(mail);
  const writers = orderMails({ db, products, siteUrl: undefined, site: readSite(undefined) });
  await sendDueMails({ db, clock, log, port: { send }, writers });
  return sent;
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('two rooms are booked under two names, charged without what is paid at the hotel, and told in full by mail', async () => {
  const { booking, stay } = await booked(family('non-refundable'), {
    arrivalTime: '00:00',
    requests: 'Cuna y piso alto',
  });
  const [item] = booking.items;
  const details = z.parse(bookedHotel, item?.details);
  expect(details.leadGuests).toEqual(['Lucía Rivera', 'Lucía Marín']);
  expect(details.confirmationNumber).toMatch(/^[2-9A-Z]{8}$/);
  const rates = details.rooms.map(({ plan }) => plan.convertedRateInfo);
  const atHotel = rates.reduce((sum, { payAtHotel }) => sum + payAtHotel, 0);
  expect(atHotel).toBeGreaterThan(0);
  expect(booking.totalAmountPaid.amount).toBe(
    rates.reduce((sum, { amountAfterTax }) => sum + amountAfterTax, 0) - atHotel,
  );
  expect(stay.payAtHotel.amount).toBe(atHotel);
  expect(item?.structuredData).toHaveLength(2);
  expect(item?.structuredData?.[0]).toMatchObject({
    '@type': 'LodgingReservation',
    reservationNumber: details.confirmationNumber,
    underName: { name: 'Lucía Rivera' },
    numAdults: 2,
    numChildren: 1,
  });

  const [mail] = await delivered();
  const text = plain(mail?.text ?? '');
  expect(text).toContain(`Confirmación en el hotel: ${details.confirmationNumber}`);
  expect(text).toMatch(/Entrada: \S+, \d+ de \S+ de \d{4}, desde las \d{1,2} [ap]\. m\./);
  expect(text).toContain('A nombre de Lucía Marín');
  expect(text).toContain('; para 2 adultos y 1 niño');
  expect(text).toContain('Si cancelas no se devuelve nada.');
  expect(text).toContain('Tus pedidos al hotel: Cuna y piso alto');
  expect(text).toContain('Hora de llegada: después de medianoche');
  expect(text).toMatch(/Se paga en el hotel: .+ \d/);
  expect(mail?.files.map(({ name }) => name.slice(-4))).toEqual(['.pdf', '.ics']);
});

test('the calendar has the stay from check-in to check-out, by the clock of the hotel', async () => {
  const { visitor, key, stay } = await booked(family('non-refundable'));
  const { answer } = await visitor.ask(getBookingDocument, { key, document: 'calendar' });
  const file = Buffer.from(answer?.content ?? '', 'base64').toString();
  const { startDate, endDate, houseRules, hotel } = stay.details;
  const stamp = (day: string, hour: string) => `${day.replaceAll('-', '')}T${hour.replace(':', '')}00`;
  const { zone } = hotel.locationInfo;
  expect(file).toContain(`DTSTART;TZID=${zone}:${stamp(startDate, houseRules.checkInFrom)}`);
  expect(file).toContain(`DTEND;TZID=${zone}:${stamp(endDate, houseRules.checkOutUntil)}`);
});

test('a stay that is free to cancel says until when; cancelled, its nights are on sale again and the money is back', async () => {
  const { booking, visitor, key, stay, transactionId } = await booked(family('free-cancellation'));
  const confirmation = (await delivered()).at(-1);
  expect(plain(confirmation?.text ?? '')).toMatch(
    /Gratis hasta el \S+, \d+ de \S+ de \d{4}, mediodía, hora del hotel\./,
  );
  const sold = nightsIn(await desk.soldOf(stay));
  const limit = stay.details.rooms[0]?.plan.cancellationSteps[1]?.from;
  // Cancún is five hours behind UTC all year.
  expect(booking.items[0]?.cancellation).toEqual({
    freeUntil: new Date(`${limit}-05:00`).toISOString(),
  });
  const { answer } = await visitor.ask(cancelBooking, key);
  expect(answer?.items[0]?.cancellation?.cancelled).toMatchObject({ returned: stay.total, isBack: true });
  expect(desk.api.payments.refunded()).toContain(transactionId);
  // What others have booked of the same rooms stays theirs.
  expect(nightsIn(await desk.soldOf(stay))).toBe(sold - 2 * 3);
  const mail = (await delivered()).find(({ subject }) => subject.endsWith('está cancelada'));
  const text = plain(mail?.text ?? '');
  expect(text).toContain('Confirmación en el hotel: ');
  expect(text).not.toMatch(/te reconocen|Gratis hasta|no se devuelve nada|Hora de llegada/);
  expect(stay.payAtHotel.amount).toBeGreaterThan(0);
  expect(text).not.toContain('Se paga en el hotel');
  expect(text).toMatch(/Ya te devolvimos .*, todo lo que se cobró, a tu \S+ terminada en \d{4}\./);
  expect(text).toMatch(
    /Total pagado\W+US\$ [\d.,]+\s+Devuelto\W+US\$ [\d.,]+\s+Cancelada el \d+ de \S+ de \d{4}/,
  );
  expect(text).toMatch(/Cancelada el [^\n]* \(GMT-5\)\n/);
  expect(text).toContain('Si la guardaste en tu calendario, quítala de ahí');
});

test('cancelled, the mail brings what calls the stay off in a calendar, by the id that it has there', async () => {
  const { booking, visitor, key, stay } = await booked(family('free-cancellation'));
  const eventOf = async (file: string) => {
    const files = (await delivered()).flatMap((mail) => mail.files);
    const content = String(files.find(({ name }) => name === file)?.content);
    return content.slice(content.indexOf('BEGIN:VEVENT')).split('\r\n');
  };
  const [, id] = await eventOf(`alisio-${booking.referenceId}.ics`);
  expect(id).toMatch(/^UID:.+/);
  await visitor.ask(cancelBooking, key);
  const off = await eventOf(`alisio-${booking.referenceId}-cancelada.ics`);
  const said = [id, 'SEQUENCE:1', 'STATUS:CANCELLED', `SUMMARY:Cancelada: ${stay.details.hotel.hotelName}`];
  expect(off).toEqual(expect.arrayContaining(said));
});

test('a stay that is not refundable, or gives back a part, is cancelled by a person', async () => {
  const { visitor, key, booking, stay } = await booked(family('non-refundable'));
  expect(booking.items[0]?.cancellation).toBeUndefined();
  const sold = await desk.soldOf(stay);
  expect((await visitor.ask(cancelBooking, key)).problem?.reason).toBe('by-phone');
  expect(await desk.soldOf(stay)).toEqual(sold);
});

test('on the sixth day before the arrival, at noon of the hotel, it is too late', async () => {
  const { visitor, key, booking } = await booked(family('free-cancellation'));
  const until = Date.parse(booking.items[0]?.cancellation?.freeUntil ?? '');
  desk.api.wait(until - desk.api.orderDeps.clock().getTime());
  const { problem } = await visitor.ask(cancelBooking, key);
  expect([problem?.type, problem?.reason]).toEqual(['/problems/not-cancellable', 'too-late']);
});
