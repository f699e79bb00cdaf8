import {
  createBillingInfo,
  createPassenger,
  createPaymentInfo,
  finalizeCardPayment,
  findBooking,
  setCustomer,
  startSession,
} from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { makeOffer } from '../../testing/flight-offer.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  billingFor,
  cardFor,
  customerDetails,
  infoData,
  into,
  passengers,
  Visitor,
} from '../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

const offer = makeOffer({ id: 'kept' });
async function ordered() {
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  return { visitor, orderId: await visitor.order(offer) };
}

async function booked(visitor: Visitor): Promise<ConfirmedBooking> {
  const { answer } = await visitor.pay(await visitor.giveCard(offer));
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  return answer.booking;
}

const first = (change: object) => passengers.map((one) => (one.id === '1' ? { ...one, ...change } : one));

test.each([
  ['a line break in a name', { firstName: 'Lucía\n' }],
  ['a mark of direction in a name', { lastName: 'Rivera\u200f' }],
  ['a name with blanks around', { firstName: ' Lucía' }],
  ['an override of direction in a meal number', { frequentFlyerNumber: 'AV\u202e123' }],
  ['a line break in the contact for emergencies', { emergencyContact: 'Ana\r\n+573000000000' }],
  ['half of a sign', { emergencyContact: '\ud83d' }],
  ['a country that there is not', { nationality: 'XX' }],
])('%s of a traveller is refused', async (_, change) => {
  const { visitor, orderId } = await ordered();
  const { status } = await visitor.ask(createPassenger, { orderId, passengers: first(change), infoData });
  expect(status).toBe(400);
});

test.each([
  ['a line break in the city', { city: 'Bogotá\nD.C.' }],
  ['a mark of direction in the address', { addressLine1: 'Calle \u202e10' }],
  ['a space of no width in the address', { addressLine1: 'Calle\u200b 1' }],
  ['a control character in the holder', { cardHolderName: 'Lucía\u0007' }],
  ['an e-mail with a mark that nobody sees', { emailId: 'lucia\u200e@ejemplo.test' }],
  ['a postal code with a line break', { postCode: '110311\n' }],
  ['the code of no country', { country: { Name: 'Narnia', code: 'NX' } }],
])('%s of the bill is refused', async (_, change) => {
  const { visitor, orderId } = await ordered();
  const billingInformation = { ...billingFor(offer), ...change };
  const { status } = await visitor.ask(createBillingInfo, { orderId, billingInformation, infoData });
  expect(status).toBe(400);
});

test('a text that is too long is told by its length', async () => {
  const { visitor, orderId } = await ordered();
  const billingInformation = { ...billingFor(offer), postCode: '1234567' };
  const { problem } = await visitor.ask(createBillingInfo, { orderId, billingInformation, infoData });
  expect(problem?.errors).toEqual([{ path: 'billingInformation.postCode', code: 'too-big' }]);
});

test.each([
  ['Panama, where letters go without one', 'PA', {}, { postCode: '' }],
  ['the United Kingdom', 'GB', { localPostCode: 'SW1A 1AA' }, { postCode: '', localPostCode: 'SW1A 1AA' }],
  ['Panama, by a page of before', 'PA', { postCode: '00000' }, { postCode: '00000' }],
])('a postal code of %s is kept as it is written there', async (_, code, sent, shown) => {
  const { visitor } = await ordered();
  await visitor.fillIn(offer);
  const { orderId } = visitor;
  const { postCode: __, ...bill } = billingFor(offer);
  const billingInformation = { ...bill, ...sent, country: { Name: code, code } };
  await visitor.call(createBillingInfo, { orderId, billingInformation, infoData });
  expect((await booked(visitor)).billingInformation).toMatchObject(shown);
});

test('where postal codes have five or six digits, a bill has one', async () => {
  const { visitor, orderId } = await ordered();
  const { postCode: _, ...bill } = billingFor(offer);
  const billingInformation = { ...bill, localPostCode: 'SW1A 1AA' };
  const { problem } = await visitor.ask(createBillingInfo, { orderId, billingInformation, infoData });
  expect(problem?.errors).toEqual([{ path: 'billingInformation.postCode', code: 'required' }]);
});

test('a country has the name that we know it by, whatever is sent', async () => {
  const { visitor } = await ordered();
  await visitor.fillIn(offer);
  const { orderId } = visitor;
  const billingInformation = { ...billingFor(offer), country: { Name: 'Narnia', code: 'DE' } };
  await visitor.call(createBillingInfo, { orderId, billingInformation, infoData });
  expect((await booked(visitor)).billingInformation.country).toEqual({ Name: 'Alemania', code: 'DE' });
});

test.each([
  ['expired the day before the last flight lands', { passportExpiryDate: '2027-02-16' }, 'document-expired'],
  ['older than its bearer', { passportIssuanceDate: '1900-01-01' }, 'document-issued-before-birth'],
  ['issued in the future', { passportIssuanceDate: '2027-06-01' }, 'document-issued-later'],
])('a passport that is %s is refused', async (_, dates, code) => {
  const { visitor, orderId } = await ordered();
  const { status, problem } = await visitor.ask(createPassenger, {
    orderId,
    passengers: first(dates),
    infoData,
  });
  expect(status).toBe(400);
  expect(problem?.errors).toEqual([{ path: `passengers.0.${Object.keys(dates)[0]}`, code }]);
});

test('a passport is good to its last day', async () => {
  const { visitor, orderId } = await ordered();
  const dates = { passportIssuanceDate: '2020-01-01', passportExpiryDate: '2027-02-17' };
  const { status } = await visitor.ask(createPassenger, { orderId, passengers: first(dates), infoData });
  expect(status).toBe(200);
});

test('what the customer adds is kept and answered, with the id that makes the customer whole', async () => {
  const { visitor } = await ordered();
  await visitor.fillIn(offer);
  const { orderId } = visitor;
  const more = { emergencyContact: 'Ana Rivera, +57 300 765 4321', frequentFlyerNumber: 'LM 123456789' };
  const { id } = await visitor.call(setCustomer, {
    orderId,
    customerDetails: { ...customerDetails, ...more },
    infoData,
  });
  // As others would: with what was answered.
  const again = await visitor.call(setCustomer, {
    orderId,
    customerDetails: { ...customerDetails, ...more, customerId: id },
  });
  expect(again.id).toBe(id);
  const booking = await booked(visitor);
  expect(booking.customer).toEqual({ ...customerDetails, ...more, customerId: id });
  expect(booking.billingInformation.emailId).toBe('lucia.rivera@ejemplo.test');
  const found = await visitor.call(findBooking, {
    referenceId: booking.referenceId,
    email: customerDetails.email,
  });
  expect(found.customer).toEqual(booking.customer);
});

test('where the visitor came from need not be said again: the order keeps it', async () => {
  const { visitor } = await ordered();
  const { orderId } = visitor;
  await visitor.call(startSession, { agentId: 'device-1' });
  await visitor.call(setCustomer, { orderId, customerDetails });
  await visitor.call(createPassenger, { orderId, passengers });
  await visitor.call(createBillingInfo, { orderId, billingInformation: billingFor(offer) });
  const { transactionId } = await visitor.call(createPaymentInfo, {
    orderId,
    paymentInformation: cardFor(offer),
  });
  expect(await visitor.call(finalizeCardPayment, { orderId, transactionId })).toMatchObject({
    status: 'confirmed',
  });
  const { attribution } = await api.database.db
    .selectFrom('booking_order')
    .select('attribution')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(attribution).toEqual(infoData);
});
