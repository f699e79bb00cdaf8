import { PAY_START, startPayOrigin, type TestPayOrigin } from '../../../testing/pay-origin.ts';

const SITE = 'https://alisio.test';
const KEY = 'txn_0123456789abcdef';
const WRONG = {
  cardNumber: '4242 4242 4242 4242',
  cardName: 'Lucía "Lu"',
  cardExpiry: '10 / 25',
  cardCvv: '938',
  instalments: '3',
};
const log: string[] = [];
let origin: TestPayOrigin;
let path: string;

beforeEach(async () => {
  origin = await startPayOrigin((line) => log.push(line));
  const ends = ['success', 'pending', 'failure', 'error', 'cancel', 'expiry'];
  const opened = await origin.app.inject({
    method: 'POST',
    url: '/v1/pages',
    headers: { authorization: 'Bearer the-key' },
    payload: {
      key: KEY,
      amount: 57_000,
      currency: 'USD',
      language: 'es',
      description: 'Bogotá a Miami',
      results: Object.fromEntries(ends.map((end) => [end, `${SITE}/back/${end}`])),
      until: new Date(PAY_START + 30 * 60_000).toISOString(),
    },
  });
  path = new URL(opened.json().url).pathname;
});
afterEach(() => origin.close());

const look = (below = '') => origin.app.inject({ url: `${path}${below}` });
async function send(below: string, values: Record<string, string>) {
  const { statusCode, headers } = await origin.app.inject({
    method: 'POST',
    url: `${path}${below}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(values).toString(),
  });
  return [statusCode, headers.location];
}

test('a card with a mistake leads to the page again, which says it however often it is loaded', async () => {
  expect(await send('/card', WRONG)).toEqual([303, path]);
  for (const { statusCode, body } of [await look(), await look()]) {
    expect(statusCode).toBe(200);
    expect(body).toContain('Fecha de vencimiento inválida');
    expect(body).not.toContain('Número de tarjeta inválido');
    expect(body).toContain('value="Lucía &#34;Lu&#34;"');
    expect(body).toContain('<option value="3" selected>');
    expect(body).not.toMatch(/4242|938|10 \/ 25/);
  }
  expect(await origin.ledger.find(KEY)).toBeUndefined();
});

test('what was sent back is in no book and no log, and a number typed as the name is not shown again', async () => {
  await send('/card', { ...WRONG, cardName: WRONG.cardNumber });
  expect((await look()).body).not.toContain('4242');
  await send('/card', WRONG);
  // A time of the log may end with the same digits.
  for (const text of [...(await origin.written()), ...log])
    expect(text).not.toMatch(/4242 ?4242|(?<![\w.-])938(?![\w.-])|Lu"/);
});

test('after a quarter of an hour nothing of it is known', async () => {
  await send('/card', WRONG);
  origin.isLate(15 * 60_000 + 1);
  expect((await look()).body).not.toMatch(/inválida|Lu&#34;/);
});

test('once the card is right nothing is said of the one before, and the way back is the shop', async () => {
  await send('/card', WRONG);
  expect(await send('/card', { ...WRONG, cardExpiry: '11 / 31', cardNumber: '4000 0000 0000 3220' })).toEqual(
    [303, `${path}/challenge`],
  );
  expect((await look()).body).not.toContain('Fecha de vencimiento inválida');
  expect(await send('/challenge', { code: '123456' })).toEqual([303, `${SITE}/back/success`]);
  expect((await look('/card')).headers.location).toBe(`${SITE}/back/success`);
});

test.each(['card', 'voucher', 'back', 'cancel', 'challenge'])(
  'the address of the form %s leads to the page when it is loaded, and does nothing',
  async (form) => {
    const { statusCode, headers } = await look(`/${form}`);
    expect([statusCode, headers.location]).toEqual([303, path]);
    expect(await origin.ledger.find(KEY)).toBeUndefined();
  },
);

test.each(['approve', 'refuse'])('the address of %s at the bank leads to the bank', async (form) => {
  const { statusCode, headers } = await look(`/bank/${form}`);
  expect([statusCode, headers.location]).toEqual([303, `${path}/bank`]);
  expect(await origin.ledger.find(KEY)).toBeUndefined();
});
