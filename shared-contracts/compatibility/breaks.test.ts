import { breaks, type ContractsUser } from './breaks.ts';
import type { ContractsDescription, Schema } from './description.ts';

const text: Schema = { type: 'string' };
const object = (fields: Record<string, Schema>, optional: string[] = []): Schema => ({
  type: 'object',
  properties: fields,
  required: Object.keys(fields).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const cabin: Schema = { type: 'string', enum: ['economy', 'business'] };
const person = object({ name: text, cabin, bags: { type: 'integer', minimum: 0 } }, ['bags']);

const released = (): ContractsDescription => ({
  exports: { flights: ['cabinOf', 'priceOf'], endpoints: ['book'], events: ['eventMap'], stores: ['cart'] },
  events: { 'booking:confirmed': object({ referenceId: text }) },
  stores: { cart: { key: 'alisio.cart', version: 1, migrates: false, schema: object({ person }) } },
  endpoints: {
    book: {
      call: 'POST /book 200 session',
      sent: { body: object({ people: { type: 'array', items: person } }) },
      answer: object({ people: { type: 'array', items: person } }),
    },
  },
  cookies: { LOCALE_COOKIE: 'locale' },
  routes: { home: '/' },
});

const flights: ContractsUser = {
  label: 'mf-flights 1',
  isHost: false,
  names: { flights: ['cabinOf'], stores: ['cart'] },
};
const booking: ContractsUser = {
  label: 'mf-booking 1',
  isHost: false,
  names: {
    endpoints: ['book'],
    events: ['booking:confirmed'],
    visitor: ['LOCALE_COOKIE'],
    routes: ['homeHref'],
  },
};
const shell: ContractsUser = { label: 'host 1', isHost: true, names: { events: ['booking:confirmed'] } };

/** What a change does to all who were built before it. */
function after(change: (today: ContractsDescription) => void): string[] {
  const today = released();
  change(today);
  return breaks(released(), today, [flights, booking, shell]);
}
const BODY = (today: ContractsDescription) => today.endpoints.book?.sent;

test('what is only added breaks nobody', () => {
  const found = after((today) => {
    today.exports.flights?.push('seatOf');
    today.exports.hotels = ['rateOf'];
    today.events['hotels:searched'] = object({ city: text });
    today.cookies.NEW_COOKIE = 'new';
    today.routes.hotels = '/hoteles';
    const grown = object({ name: text, cabin, bags: { type: 'integer' }, seat: text }, ['bags', 'seat']);
    const book = today.endpoints.book;
    if (!book) return;
    book.sent.body = object({ people: { type: 'array', items: grown }, note: text }, ['note']);
    book.answer = object({ people: { type: 'array', items: person }, total: text });
  });
  expect(found).toEqual([]);
});

test.each<[string, (today: ContractsDescription) => void, string[]]>([
  [
    'an export that is gone breaks who uses it, and nobody else',
    (today) => Object.assign(today.exports, { flights: ['priceOf'] }),
    ['mf-flights 1 would break: cabinOf of flights is gone.'],
  ],
  [
    'an export that nobody uses may go',
    (today) => Object.assign(today.exports, { flights: ['cabinOf'] }),
    [],
  ],
  [
    'a field that is gone from an answer',
    (today) =>
      Object.assign(today.endpoints.book ?? {}, {
        answer: object({ people: { type: 'array', items: object({ cabin }) } }),
      }),
    ['mf-booking 1 would break: book answer.people[].name is gone.'],
  ],
  [
    'an answer with a value that was not known',
    (today) =>
      Object.assign(today.endpoints.book ?? {}, {
        answer: object({
          people: {
            type: 'array',
            items: object({ name: text, cabin: { type: 'string', enum: ['economy', 'first'] } }),
          },
        }),
      }),
    ['mf-booking 1 would break: book answer.people[].cabin may be first.'],
  ],
  [
    'a field that has to be sent now',
    (today) =>
      Object.assign(BODY(today) ?? {}, {
        body: object({ people: { type: 'array', items: person }, note: text }),
      }),
    ['mf-booking 1 would break: book body.note is asked for now.'],
  ],
  [
    'a value that may not be sent any more',
    (today) =>
      Object.assign(BODY(today) ?? {}, {
        body: object({
          people: {
            type: 'array',
            items: object(
              { name: text, cabin: { type: 'string', enum: ['economy'] }, bags: { type: 'integer' } },
              ['bags'],
            ),
          },
        }),
      }),
    ['mf-booking 1 would break: book body.people[].cabin may be business.'],
  ],
  [
    'another address of a call',
    (today) => Object.assign(today.endpoints.book ?? {}, { call: 'POST /orders 200 session' }),
    [
      'mf-booking 1 would break: book is called by POST /orders 200 session, and was by POST /book 200 session.',
    ],
  ],
  [
    'another version of a store without a way from the one before',
    (today) => Object.assign(today.stores.cart ?? {}, { version: 2 }),
    ['mf-flights 1 would break: cart is version 2 without a way from version 1.'],
  ],
  [
    'another version of a store with a way from the one before',
    (today) => Object.assign(today.stores.cart ?? {}, { version: 2, migrates: true, schema: object({}) }),
    [],
  ],
  [
    'a field that a store asks for under the same version',
    (today) => Object.assign(today.stores.cart ?? {}, { schema: object({ person, pricedAt: text }) }),
    ['mf-flights 1 would break: cart kept.pricedAt is asked for now.'],
  ],
  [
    'an event that carries less',
    (today) => Object.assign(today.events, { 'booking:confirmed': object({}) }),
    [
      'mf-booking 1 would break: booking:confirmed sent.referenceId is not known.',
      'mf-booking 1 would break: booking:confirmed heard.referenceId is gone.',
      'host 1 would break: booking:confirmed heard.referenceId is gone.',
    ],
  ],
  [
    'an event that is gone',
    (today) => Object.assign(today, { events: {} }),
    [
      'mf-booking 1 would break: booking:confirmed is gone.',
      'host 1 would break: booking:confirmed is gone.',
    ],
  ],
  [
    'another cookie',
    (today) => Object.assign(today.cookies, { LOCALE_COOKIE: 'language' }),
    ['mf-booking 1 would break: LOCALE_COOKIE is language, and was locale.'],
  ],
  [
    'another address of a page',
    (today) => Object.assign(today.routes, { home: '/inicio' }),
    ['mf-booking 1 would break: home is /inicio, and was /.'],
  ],
])('%s', (_what, change, expected) => {
  expect(after(change)).toEqual(expected);
});

test('who takes an entry as a whole takes each of its names', () => {
  const all: ContractsUser = { label: 'mf-all 1', isHost: false, names: { flights: ['*'] } };
  const today = released();
  today.exports.flights = ['cabinOf'];
  expect(breaks(released(), today, [all])).toEqual(['mf-all 1 would break: priceOf of flights is gone.']);
});
