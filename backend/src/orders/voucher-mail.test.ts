import { callOffPayment, paymentDirection, setCustomer } from '@alisio/shared-contracts/endpoints';
import type { Language } from '@alisio/shared-contracts/languages';
import { newCartId } from '@alisio/shared-contracts/orders';
import { makeOffer } from '../../testing/flight-offer.ts';
import { SITE, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { customerDetails, infoData, into, Visitor } from '../../testing/visitor.ts';
import { type Mail, sendDueMails } from '../mail/index.ts';
import { readSite } from '../site/index.ts';
import { orderMails } from './order-mails.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.database.db.deleteFrom('mail').execute());

// Nobody is written to less for what another test had written.
afterEach(() => api.wait(HOUR_MS));

const HOUR_MS = 60 * 60_000;
const UNTIL = '2099-11-26T05:06:00.000Z';

async function delivered(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { db, products, clock, log } = api.orderDeps;
  await sendDueMails({
    ...{ db, clock, log },
    port: { send: async (_id, mail) => void sent.push(mail) },
    writers: orderMails({ db, products, siteUrl: SITE, site: readSite(undefined) }),
  });
  return sent;
}

/** Somebody who has made a voucher on the provider's page, of which the shop has yet to learn. */
async function withVoucher(id: string, language: Language, email = customerDetails.email) {
  const offer = makeOffer({ id });
  await api.inventory.put(offer, 9);
  const visitor = await Visitor.arrive(into(api.app));
  const cartId = newCartId();
  await visitor.fillIn(offer, undefined, cartId);
  const worldpayTransactionData = { cartId, ...offer.price.intTotal, language, site: SITE };
  const { orderId } = visitor;
  await visitor.call(setCustomer, { orderId, customerDetails: { ...customerDetails, email }, infoData });
  const { answer } = await visitor.ask(paymentDirection, { orderId, worldpayTransactionData, infoData });
  if (!answer) throw new Error('no page');
  const { transactionId, worldpayTransactionUrl: page } = answer.data;
  await visitor.pay(transactionId);
  expect(await delivered()).toEqual([]);
  api.payments.hosted.become(transactionId, {
    kind: 'open',
    until: UNTIL,
    voucher: { reference: '0123456789' },
  });
  return { visitor, transactionId, page, orderId };
}

test.each([
  [
    'es',
    /^Te esperamos hasta el 26 de noviembre de 2099.*5:06 \(UTC\) con tu pago en efectivo$/,
    /Por pagar/,
  ],
  ['en', /^We’re waiting for your cash payment until November 26, 2099.*5:06.AM \(UTC\)$/, /To be paid/],
] as const)(
  'who made a voucher is written to once, in %s: until when, with what, and the way on',
  async (language, subject, total) => {
    const { visitor, transactionId, page } = await withVoucher(`waits-${language}`, language);
    await Promise.all([visitor.pay(transactionId), visitor.pay(transactionId)]);
    const [mail, ...others] = await delivered();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(customerDetails.email);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain('01234 56789');
    expect(mail?.text).toContain(language === 'en' ? 'Bogotá to Miami' : 'Bogotá a Miami');
    expect(mail?.text).toMatch(total);
    expect(mail?.text).toContain(page);
    expect(mail?.html).toContain('01234 56789');
    expect(mail?.text).toContain('+57\u00a0601\u00a0000\u00a00010');
    await visitor.pay(transactionId);
    expect(await delivered()).toEqual([]);
  },
);

test('called off before the mail went out, it does not go', async () => {
  const { visitor, transactionId, orderId } = await withVoucher('called-off', 'es');
  await visitor.pay(transactionId);
  await visitor.ask(callOffPayment, { orderId, transactionId });
  expect(await delivered()).toEqual([]);
});

test('a mailbox gets three of them an hour, in whatever sessions and spelling; a fourth is not sent later either', async () => {
  const email = customerDetails.email;
  const made = [];
  const sent: number[] = [];
  for (const [i, spelling] of [email, email.toUpperCase(), email, email.toUpperCase()].entries()) {
    const voucher = await withVoucher(`bombed-${i}`, 'es', spelling);
    await voucher.visitor.pay(voucher.transactionId);
    made.push(voucher);
    sent.push((await delivered()).length);
  }
  expect(sent).toEqual([1, 1, 1, 0]);
  api.wait(HOUR_MS + 1000);
  for (const { visitor, transactionId } of made) await visitor.pay(transactionId);
  expect(await delivered()).toEqual([]);
  const { visitor, transactionId } = await withVoucher('bombed-later', 'es');
  await visitor.pay(transactionId);
  expect(await delivered()).toHaveLength(1);
});
