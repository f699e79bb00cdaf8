import {
  findBooking,
  getBookingDocument,
  sendBookingAgain,
  sendReferences,
} from '@alisio/shared-contracts/endpoints';
import { deviceKey, foldedEmail, spacedReference } from '@alisio/shared-contracts/rules';
import { makeOffer } from '../../testing/flight-offer.ts';
import { mixedOrders, sumOf } from '../../testing/mixed-orders.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { customerDetails, into, passengers, Visitor } from '../../testing/visitor.ts';
import { type Mail, sendDueMails } from '../mail/index.ts';
import { readSite } from '../site/index.ts';
import { orderMails } from './order-mails.ts';
import { bookedUnder } from './order-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  api.museum.supplier('answers');
  return api.database.db.deleteFrom('mail').execute();
});

const { flightAndMuseum, readyToPay, ticketOn } = mixedOrders(() => api);

/** Sends what is due, as the API does. */
async function delivered(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { db, products, clock, log } = api.orderDeps;
  await sendDueMails({
    ...{ db, clock, log },
    port: {
      send: async (_id, mail) => {
        sent.push(mail);
      },
    },
    writers: orderMails({ db, products, siteUrl: 'https://alisio.test', site: readSite(undefined) }),
  });
  return sent;
}

async function booked(id: string, travelers = passengers) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  await visitor.fillIn(offer, travelers);
  const transactionId = await visitor.giveCard(offer);
  const { answer } = await visitor.pay(transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  return { booking: answer.booking, visitor, transactionId };
}

/** Whom all who paid from Colombia may call, and when. */
const CALLS =
  'Llámanos al +57 601 000 0010, todos los días de 8 a. m. a 10 p. m., hora de Bogotá.\nA otras horas, al +57 601 000 0002: atendemos día y noche.\n';

/** No-break spaces as spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('who has booked is written to once, with all of the booking, a PDF and a calendar', async () => {
  const { booking, visitor, transactionId } = await booked(
    'mailed',
    passengers.map((one) => ({ ...one, specialAssistance: 'WCHR' })),
  );
  await visitor.pay(transactionId);
  const mails = await delivered();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  const reference = spacedReference(booking.referenceId);
  expect(mail).toMatchObject({
    to: customerDetails.email,
    subject: `Tu reserva ${reference} está confirmada`,
    files: [{ name: `alisio-${booking.referenceId}.pdf` }, { name: `alisio-${booking.referenceId}.ics` }],
  });
  const text = plain(mail?.text ?? '');
  expect(text).toContain(`Referencia: ${reference}\n`);
  expect(text).toMatch(/Código en Avianca: [A-Z][A-Z0-9]{5}\n/);
  expect(text).toContain('Ida, miércoles, 10 de febrero de 2027\n  08:00 Bogotá (BOG), terminal 1\n');
  expect(text).toContain('  Avianca AV 4, Económica Clásica, 4 h\n  12:00 Miami (MIA)\n');
  expect(text).toContain(
    'Por persona: 1 artículo personal bajo el asiento, 1 maleta de mano, 1 maleta en bodega',
  );
  expect(text).toContain('  Cambios desde US$ 90,00 por persona.\n  No es reembolsable.\n');
  expect(text).toContain(
    '  Lucía Rivera: Bebé en brazos\n  Asistencia: Silla de ruedas, puede usar escaleras\n',
  );
  expect(text).toMatch(/\n {2}Tarifas: US\$ [\d.,]+\n {2}Impuestos y cargos: US\$ [\d.,]+\n/);
  expect(text).toContain('  Total pagado: US$ 570,00\n  Visa terminada en 4242, transacción txn_');
  expect(text).toContain('Ver en Mis viajes: https://alisio.test/user/my-journey\n');
  expect(text).toContain(CALLS);
  // Documents are nobody's business but the airline's.
  expect(mail?.text + (mail?.html ?? '')).not.toContain('AB123456');
  const [, structured = '{}'] = /ld\+json">(.*)<\/script>/.exec(mail?.html ?? '') ?? [];
  expect(JSON.parse(structured)).toMatchObject({
    '@type': 'FlightReservation',
    reservationFor: { departureTime: '2027-02-10T08:00:00-05:00', arrivalTime: '2027-02-10T12:00:00-05:00' },
  });
  expect(await delivered()).toEqual([]);
});

test('it is written in the language of the page that pays', async () => {
  const offer = makeOffer({ id: 'english' });
  await api.inventory.put(offer, 9);
  const send = into(api.app);
  const visitor = await Visitor.arrive(send);
  const transactionId = await visitor.prepare(offer);
  visitor.send = (request) => send({ ...request, headers: { ...request.headers, 'accept-language': 'en' } });
  await visitor.pay(transactionId);
  const [mail] = await delivered();
  expect(mail?.subject).toMatch(/^Your booking .* is confirmed$/);
  expect(plain(mail?.text ?? '')).toContain('Outbound, Wednesday, February 10, 2027\n  8:00 AM Bogotá');
});

test('of several items the mail says that they are called off together: by phone, or here until the first of their times', async () => {
  const { visitor, transactionId } = await flightAndMuseum('several', '2027-04-05');
  await visitor.pay(transactionId);
  const byPhone = 'Todo se cancela junto, y solo por teléfono.';
  expect((await delivered()).map(({ text }) => plain(text).includes(byPhone))).toEqual([true]);
  const tickets = [await ticketOn('2027-04-06'), await ticketOn('2027-04-07')];
  api.museum.takesBackUntil('2027-04-06', Date.parse('2027-04-04T12:00:00Z'));
  api.museum.takesBackUntil('2027-04-07', Date.parse('2027-04-05T12:00:00Z'));
  const here = await readyToPay(tickets);
  await here.visitor.pay(here.transactionId);
  const [mail] = await delivered();
  expect(plain(mail?.text ?? '')).toMatch(
    /Todo se cancela junto, en Mis viajes: gratis hasta el .*4 de abril de 2027/,
  );
  expect(mail?.text).not.toContain(byPhone);
});

test('of what is sold no longer the mail has the title and what was paid', async () => {
  await booked('sold-no-longer');
  const sent: Mail[] = [];
  const { db, clock, log } = api.orderDeps;
  await sendDueMails({
    ...{ db, clock, log },
    port: { send: async (_id, mail) => void sent.push(mail) },
    writers: orderMails({ db, products: new Map(), siteUrl: undefined, site: readSite(undefined) }),
  });
  expect(plain(sent[0]?.text ?? '')).toContain('  Bogotá a Miami: US$ 570,00\n');
  expect(sent[0]?.files.map(({ name }) => name.slice(-4))).toEqual(['.pdf']);
});

test('who paid for what could not be booked is told that the money comes back, and whom to call', async () => {
  api.museum.supplier('refuses');
  const { visitor, transactionId } = await flightAndMuseum('not-booked', '2027-04-01');
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/not-booked');
  const [mail, ...others] = await delivered();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('No pudimos confirmar tu reserva y te devolvemos el dinero');
  const text = plain(mail?.text ?? '');
  expect(text).toContain('  Museo del Oro\n');
  expect(text).toMatch(/ {2}Se devuelve: US\$ \d/);
  expect(text).toContain('¿Buscamos otra opción contigo?\n');
  expect(text).toContain(CALLS);
});

test('who pays again for what cannot be booked again is told again; nothing of what was told is kept', async () => {
  api.museum.supplier('refuses');
  const { visitor, transactionId, flight, ticket } = await flightAndMuseum('not-booked-twice', '2027-04-02');
  await visitor.pay(transactionId);
  expect(await delivered()).toHaveLength(1);
  await visitor.pay(await visitor.giveCard({ price: { intTotal: sumOf([flight, ticket]) } }));
  expect(await delivered()).toHaveLength(1);
  const kept = await api.database.db.selectFrom('mail').select(['kind', 'recipient', 'details']).execute();
  const emptied = { kind: 'not-booked', recipient: null, details: {} };
  expect(kept).toEqual([emptied, emptied]);
});

test('the mail is sent again to who booked, in the language that is asked in, once in a while', async () => {
  const { booking } = await booked('again');
  expect(await delivered()).toHaveLength(1);
  const again = async (email: string) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: sendBookingAgain.path,
      headers: { 'accept-language': 'en' },
      payload: { referenceId: booking.referenceId, email },
    });
    return reply.statusCode;
  };
  expect(await again('otra@ejemplo.test')).toBe(404);
  expect([await again(customerDetails.email), await again(customerDetails.email)]).toEqual([200, 200]);
  const mails = await delivered();
  expect(mails.map(({ to }) => to)).toEqual([customerDetails.email]);
  expect(mails[0]?.subject).toMatch(/^Your booking .* is confirmed$/);
  expect(mails[0]?.files).toHaveLength(2);
  // It was ordered in Spanish.
  expect(mails[0]?.text).toContain('Bogotá to Miami');
  expect(mails[0]?.text).not.toContain('Bogotá a Miami');
  for (let times = 0; times < 2; times += 1) {
    api.wait(16 * 60_000);
    await again(customerDetails.email);
    expect(await delivered()).toHaveLength(1);
  }
});

describe('a forgotten reference', () => {
  const ask = async (email: string) => {
    const reply = await api.app.inject({ method: 'POST', url: sendReferences.path, payload: { email } });
    return { status: reply.statusCode, body: reply.body, headers: Object.keys(reply.headers).sort() };
  };

  test('is sent to the e-mail that booked, and the answer is the same for one that never did', async () => {
    const { booking } = await booked('forgotten');
    await api.database.db.deleteFrom('mail').execute();
    const [known, unknown] = [await ask('LUCIA.rivera@ejemplo.test'), await ask('nadie@ejemplo.test')];
    expect(known).toEqual(unknown);
    expect(known.status).toBe(200);
    const mails = await delivered();
    expect(mails.map(({ to }) => to)).toEqual([customerDetails.email]);
    expect(plain(mails[0]?.text ?? '')).toContain(CALLS);
    expect(mails[0]?.text).toContain(`Bogotá a Miami: ${spacedReference(booking.referenceId)}`);
  });

  test('is sent to nobody whose e-mail only looks like it: capitals of A to Z are folded, and no other sign', async () => {
    await booked('look-alike');
    await api.database.db.deleteFrom('mail').execute();
    // The sign for Kelvin, which becomes a k, and the long s, which becomes one in capitals.
    for (const email of ['lucia.rivera@ejemplo.te\u017ft', 'lucia.rivera@ejemplo\u212a.test'])
      await ask(email);
    const [mine, kelvin] = ['mike@ejemplo.test', 'mi\u212ae@ejemplo.test'];
    expect(foldedEmail(kelvin)).not.toBe(mine);
    await api.database.db
      .updateTable('booking_order')
      .set({ customer: JSON.stringify({ ...customerDetails, email: mine }) })
      .where('status', '=', 'confirmed')
      .execute();
    expect(await bookedUnder(api.database.db, kelvin)).toEqual([]);
    expect(await bookedUnder(api.database.db, ' MIKE@ejemplo.test')).not.toEqual([]);
    expect(await delivered()).toEqual([]);
  });

  test('is sent once in a while, however often it is asked for', async () => {
    await booked('asked-often');
    await api.database.db.deleteFrom('mail').execute();
    for (let times = 0; times < 5; times += 1) await ask(customerDetails.email);
    await ask(` ${customerDetails.email.toUpperCase()}`.trim());
    expect(await delivered()).toHaveLength(1);
    api.wait(16 * 60_000);
    await ask(customerDetails.email);
    expect(await delivered()).toHaveLength(1);
  });

  test('can be asked for with one address only', async () => {
    expect((await ask('a@ejemplo.test, b@ejemplo.test')).status).toBe(400);
    expect((await ask('a@ejemplo.test\r\nBcc: b@ejemplo.test')).status).toBe(400);
  });
});

describe('a file of a booking', () => {
  const visitorOf = () => Visitor.arrive(into(api.app));

  test('is had by what finds the booking: reference and e-mail, or the device’s key', async () => {
    const { booking } = await booked('filed');
    const { referenceId } = booking;
    const visitor = await visitorOf();
    const key = { referenceId, deviceKey: await deviceKey(referenceId, ' LUCIA.rivera@ejemplo.test') };
    expect(await visitor.call(findBooking, key)).toEqual(booking);
    const pdf = await visitor.call(getBookingDocument, { key, document: 'pdf' });
    expect(pdf).toMatchObject({ name: `alisio-${referenceId}.pdf`, type: 'application/pdf' });
    expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const byEmail = { referenceId: spacedReference(referenceId), email: customerDetails.email };
    const calendar = await visitor.call(getBookingDocument, { key: byEmail, document: 'calendar' });
    expect(Buffer.from(calendar.content, 'base64').toString()).toContain(
      'DTEND;TZID=America/New_York:20270210T120000',
    );
  });

  test('is nobody else’s: a wrong e-mail and another booking’s key are told apart from nothing', async () => {
    const [{ booking }, other] = [await booked('mine'), await booked('others')];
    const { referenceId } = booking;
    const visitor = await visitorOf();
    const wrong = [
      { referenceId, email: 'otra@ejemplo.test' },
      { referenceId, deviceKey: await deviceKey(other.booking.referenceId, customerDetails.email) },
      { referenceId: '0000000000', deviceKey: await deviceKey(referenceId, customerDetails.email) },
    ];
    for (const key of wrong) {
      const { status, problem } = await visitor.ask(getBookingDocument, { key, document: 'pdf' });
      expect([status, problem?.type]).toEqual([404, '/problems/booking-not-found']);
    }
    expect((await visitor.ask(findBooking, { referenceId })).status).toBe(400);
  });
});
