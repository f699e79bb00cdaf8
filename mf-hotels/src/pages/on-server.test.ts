import { serveHome, serveHotel, servePlace, serveResults } from '../testing/show.ts';

test.each([
  ['home', serveHome, '¿Dónde vas a dormir?', 'Where will you sleep?'],
  ['place', servePlace, 'Hoteles en Cancún', 'Hotels in Cancún'],
  ['results', serveResults, 'Hoteles en …', 'Hotels in …'],
  ['hotel', serveHotel, 'El hotel y sus habitaciones', 'The hotel and its rooms'],
])('the page %s is rendered without a browser, in both languages', async (_name, serve, spanish, english) => {
  expect(await serve()).toContain(spanish);
  expect(await serve({ language: 'en' })).toContain(english);
});
