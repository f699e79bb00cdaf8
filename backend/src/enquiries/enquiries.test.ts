import { sendContactMessage, sendEnquiry } from '@alisio/shared-contracts/endpoints';
import { isReference } from '@alisio/shared-contracts/rules';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { caller } from '../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.db.deleteFrom('visitor_request').execute());

const message = { ...caller, message: '¿Puedo llevar una guitarra como equipaje de mano?' };
const enquiry = { ...caller, about: 'BOG-MIA-27' };
const send = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const stored = () => api.database.db.selectFrom('visitor_request').selectAll().orderBy('kind').execute();

test('what the forms send is stored, and answered with a reference', async () => {
  const sent = await send(sendContactMessage.path, message);
  const asked = await send(sendEnquiry.path, enquiry);
  expect([sent.statusCode, asked.statusCode]).toEqual([201, 201]);
  const references = [sent.json().reference, asked.json().reference];
  expect(references.every(isReference)).toBe(true);
  const person = {
    name: 'Lucía Rivera',
    email: 'lucia.rivera@ejemplo.test',
    phone: '+573001234567',
    best_time: 'morning',
    language: 'es',
    attribution: caller.infoData,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  };
  expect(await stored()).toMatchObject([
    { ...person, kind: 'contact-message', text: message.message, reference: references[0] },
    { ...person, kind: 'enquiry', text: 'BOG-MIA-27', reference: references[1] },
  ]);
});

test.each([
  [sendContactMessage.path, message],
  [sendEnquiry.path, enquiry],
])('%s sent again, or many times at once, is stored once', async (path, body) => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => send(path, body)));
  replies.push(await send(path, body));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply.json().reference)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('another form is another request', async () => {
  const first = await send(sendEnquiry.path, enquiry);
  const second = await send(sendEnquiry.path, { ...enquiry, requestId: 'another-0123456789' });
  expect(second.json().reference).not.toBe(first.json().reference);
  expect(await stored()).toHaveLength(2);
});

test.each([
  ['an e-mail that is none', { email: 'lucia' }, 'email', 'email'],
  ['a phone that is too short', { phone: '12345678' }, 'phone', 'contact-number'],
  ['a blank name', { name: '   ' }, 'name', 'required'],
  ['a name that nobody can see', { name: '\u200b' }, 'name', 'required'],
  ['a name of empty letters', { name: '\u3164' }, 'name', 'required'],
  ['a name with a mark that nobody sees', { name: 'Lu\u00adcía' }, 'name', 'unclean-text'],
  ['a name that is too long', { name: 'L'.repeat(121) }, 'name', 'too-big'],
  ['another time of day', { bestTimeToReach: 'midnight' }, 'bestTimeToReach', 'invalid-value'],
  ['a request id that can be guessed', { requestId: '1' }, 'requestId', 'invalid-format'],
])('%s is refused by its place, and nothing is stored', async (_, wrong, path, code) => {
  for (const [url, body] of [
    [sendContactMessage.path, message],
    [sendEnquiry.path, enquiry],
  ] as const) {
    const reply = await send(url, { ...body, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual([{ path, code }]);
  }
  expect(await stored()).toEqual([]);
});

test('the log tells nothing of who asked', async () => {
  await send(sendEnquiry.path, enquiry);
  await send(sendContactMessage.path, { ...message, phone: 'guitarra' });
  api.app.log.info({ name: 'Lucía Rivera', request: { ...enquiry, body: message } }, 'by mistake');
  const log = api.log.join('\n');
  expect(log).toContain('/enquiries');
  for (const secret of ['Rivera', 'ejemplo.test', '3001234567', 'guitarra'])
    expect(log).not.toContain(secret);
});

describe('with a limit of three a minute', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi({ enquiriesPerMinute: 3 });
  });
  afterAll(() => strict.close());

  test('who sends too often has to wait, each address and each IPv6 network for itself', async () => {
    const from = (visitor: string) =>
      strict.app.inject({
        method: 'POST',
        url: sendEnquiry.path,
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': visitor },
        payload: enquiry,
      });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await from('192.0.2.1')).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await from('192.0.2.2')).statusCode).toBe(201);
    statuses.length = 0;
    for (let i = 0; i < 4; i++) statuses.push((await from(`2001:db8:7:${i}::1`)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});
