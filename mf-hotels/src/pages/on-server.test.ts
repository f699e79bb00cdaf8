import { onDay, structuredFaults } from '@alisio/platform/testing';
import { casa, hotelPath, twoRooms } from '../testing/hotel-page.ts';
import { listedHotel } from '../testing/hotels.ts';
import { serveHome, serveHotel, servePlace, servePlaceWithMeta, serveResults } from '../testing/show.ts';

onDay('2026-11-25');

test.each([
  ['home', serveHome, '¿Dónde vas a dormir?', 'Where will you sleep?'],
  ['place', servePlace, 'Hoteles en Cancún', 'Hotels in Cancún'],
  ['results', serveResults, 'Hoteles en …', 'Hotels in …'],
  ['hotel', serveHotel, 'No conocemos ese hotel', 'We do not know that hotel'],
])('the page %s is rendered without a browser, in both languages', async (_name, serve, spanish, english) => {
  expect(await serve()).toContain(spanish);
  expect(await serve({ language: 'en' })).toContain(english);
});

test('a hotel is drawn whole, its choices as links and without a style that a policy refuses', async () => {
  globalThis.fetch = async (input) =>
    Response.json(
      String(input instanceof Request ? input.url : input).includes('/rooms')
        ? { data: twoRooms(), meta: { expiresAt: '2026-11-25T12:15:00.000Z' } }
        : casa,
    );
  const both = '&pick=balcony~breakfast~free-cancellation&pick=balcony~breakfast~free-cancellation';
  const drawn = await serveHotel({ path: hotelPath({}, both) });
  expect(drawn).toContain('Casa del Aljibe');
  expect(drawn).toContain('Hay cama para las 5 personas.');
  expect(drawn).toMatch(/href="[^"]*pick=double/);
  expect(drawn).not.toContain(' style="');
  const english = await serveHotel({ path: hotelPath(), language: 'en' });
  expect(english).toContain('Free cancellation until Dec');
});

test('machines are told the hotels of a place, with the totals that stand there, and its picture', async () => {
  globalThis.fetch = async () =>
    Response.json({
      data: [listedHotel('Hotel Mar', { total: 640 }), listedHotel('Casa Sol', { total: 120 })],
      meta: { total: 2, soldOut: 0, from: { amount: 12_000, currency: 'USD' } },
    });
  const { html, meta } = await servePlaceWithMeta();
  const { structured = [], poster } = meta ?? {};
  expect(structured.flatMap(structuredFaults)).toEqual([]);
  const offers = [
    { price: '640.00', priceCurrency: 'USD' },
    { price: '120.00', priceCurrency: 'USD' },
  ];
  expect(structured).toMatchObject([
    { '@type': 'ItemList', itemListElement: offers.map((makesOffer) => ({ item: { makesOffer } })) },
  ]);
  expect(html).toContain('640,00');
  expect(poster).toBe('CUN');
});
