import { onDay } from '@alisio/platform/testing';
import { casa, hotelPath, twoRooms } from '../testing/hotel-page.ts';
import { serveHome, serveHotel, servePlace, serveResults } from '../testing/show.ts';

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
