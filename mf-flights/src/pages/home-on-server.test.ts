import { onDay } from '@alisio/platform/testing';
import { phoneDeal } from '../testing/phone-deal.ts';
import { serveHome, TODAY } from '../testing/show.ts';

onDay(TODAY);

const price = {
  to: 'LIM',
  departureDate: '2027-01-12',
  returnDate: '2027-01-19',
  price: { amount: 21_310, currency: 'USD' },
};
const ANSWERS: Record<string, () => object | Promise<never>> = {
  '/api/air/destination-prices': () => ({ from: 'MEX', data: [price] }),
  '/api/air/phone-deals': () => ({ data: [phoneDeal({ from: 'MEX', fromCity: 'Ciudad de México' })] }),
};
let answers = ANSWERS;
const asked: string[] = [];
beforeEach(() => {
  answers = ANSWERS;
  asked.length = 0;
  globalThis.fetch = async (address) => {
    const { pathname, searchParams } = new URL(String(address), 'http://alisio.test');
    asked.push(`${pathname} ${searchParams.get('country')}`);
    const answer = answers[pathname];
    if (!answer) throw new Error(`no answer for ${pathname}`);
    return Response.json(await answer());
  };
});

const mexico = { bootstrap: { location: { country: 'MX', currency: 'USD' } } };
const plain = (html: string) =>
  html.replace(/<style[^>]*>.*?<\/style>|<[^>]*>/gs, ' ').replace(/[\s\u00a0]+/g, ' ');

test('the page is drawn with what places cost from the visitor’s country, rounded up, and with its deals', async () => {
  const html = await serveHome(mexico);
  expect(asked.sort()).toEqual(['/api/air/destination-prices MX', '/api/air/phone-deals MX']);
  expect(plain(html)).toContain('Ida y vuelta desde Ciudad de México');
  expect(plain(html)).toContain('Lima desde US$ 214');
  expect(html).toMatch(
    /href="\/ciudaddemexico-a-lima\/results\?[^"]*departureDate=2027-01-12[^"]*returnDate=2027-01-19/,
  );
  expect(plain(html)).toContain('Ciudad de México a Cancún');
  expect(plain(html)).toContain('Dicta el código KT-4827');
  // Whether somebody answers follows from a clock: the room is there, and the words come with it.
  expect(html).not.toContain('aria-busy');
});

test('what is not priced yet holds no page up: it stands with the room of what will come', async () => {
  const never = () => new Promise<never>(() => undefined);
  answers = { '/api/air/destination-prices': never, '/api/air/phone-deals': never };
  const html = await serveHome(mexico);
  expect(plain(html)).toContain('Lima Ver vuelos');
  expect(html).toContain('aria-busy="true"');
});

test('an API that fails costs the prices and the deals, not the page', async () => {
  answers = {};
  const html = await serveHome(mexico);
  expect(plain(html)).toContain('Lima Ver vuelos');
  expect(plain(html)).toContain('Así funciona');
});
