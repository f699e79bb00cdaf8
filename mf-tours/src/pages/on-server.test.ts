import { onDay, structuredFaults } from '@alisio/platform/testing';
import { serveTour, serveTourResults, serveToursHome, serveTourWithMeta } from '../testing/tour-pages.ts';
import { cusco, listedTour, peru, threeDepartures } from '../testing/tours.ts';

onDay('2026-11-25');

const long = listedTour({ slug: 'torres', title: 'Torres del Paine', effort: 'hard', days: 8, nights: 7 });

beforeEach(() => {
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://alisio.test');
    if (pathname.endsWith('/departures'))
      return Response.json({ data: threeDepartures(), meta: { expiresAt: '2026-11-25T12:15:00.000Z' } });
    if (pathname.endsWith('/countries')) return Response.json({ data: [peru] });
    return Response.json(pathname.endsWith('/search') ? { data: [listedTour(), long] } : cusco);
  };
});

test('pages are rendered without a browser, in both languages', async () => {
  expect(await serveToursHome()).toContain('varios días');
  expect(await serveToursHome({ language: 'en' })).toContain('several days');
  expect(await serveTourResults()).toContain('Cusco en tres días');
});

test('a tour is drawn whole, and without a style that a policy refuses', async () => {
  const drawn = await serveTour();
  expect(drawn).toContain('Quedan 6 de 14');
  expect(drawn).toContain('Verifica con el consulado');
  expect(drawn).toContain('Mapa de la ruta: noches en');
  expect(drawn).not.toContain(' style="');
  // Its picture is the browser's: React gives up a page in which it finds a drawing that it has not yet.
  expect(drawn).not.toContain('preserveAspectRatio="xMidYMid slice"');
  expect(await serveTour({ language: 'en' })).toContain('Free cancellation until Jan');
});

test('without script a list is narrowed by a form of its address, which the server answers', async () => {
  const easy = await serveTourResults({ path: '/turs/result?adults=3&effort=easy&effort=medium&price=' });
  expect(easy).toContain('Cusco en tres días');
  expect(easy).not.toContain('Torres del Paine');
  expect(easy).toMatch(/<input[^>]*type="hidden"[^>]*name="adults"[^>]*value="3"/);
  const long = await serveTourResults({ path: '/turs/result?days=8-' });
  expect(long).not.toContain('Cusco en tres días');
  expect(long).toMatch(/<option[^>]*value="8-"[^>]*selected/);
});

test('without script a departure, who travels, their rooms and the deposit are forms of the address of a tour', async () => {
  const drawn = await serveTour({ path: '/turs/peru/cusco-en-tres-dias?date=2027-02-12&adults=4&pay=all' });
  const [departures = '', people = '', rooms = '', pay = ''] =
    drawn.match(/<form.*?<\/form>/gs)?.filter((form) => form.includes('/turs/peru/cusco-en-tres-dias#')) ??
    [];
  expect(departures).toMatch(/<input[^>]*type="radio"[^>]*name="date"[^>]*value="2027-02-12"/);
  expect(departures).toMatch(/type="hidden" name="adults" value="4"/);
  expect(people).toMatch(/<input[^>]*type="number"[^>]*name="adults"/);
  expect(people).toMatch(/type="hidden" name="date" value="2027-02-12"/);
  expect(people).not.toContain('name="rooms"');
  expect(rooms.match(/<select[^>]*name="rooms"/g)).toHaveLength(4);
  expect(pay).toMatch(/<input[^>]*type="radio"[^>]*name="pay"[^>]*value="deposit"/);
  expect(pay).toMatch(/type="hidden" name="date" value="2027-02-12"/);
  expect(pay).not.toMatch(/type="hidden" name="pay"/);
  expect(pay).toMatch(/<button[^>]*type="submit"/);
  const chosen = await serveTour({
    path: '/turs/peru/cusco-en-tres-dias?adults=4&rooms=double&rooms=single&rooms=single&rooms=',
  });
  expect(chosen).toContain('Habitación individual, 2 personas');
});

test('machines are told the tour, its price as it stands there, the way to it and its picture', async () => {
  const { html, meta } = await serveTourWithMeta();
  const { structured = [], crumbs, poster } = meta ?? {};
  expect(structured.flatMap(structuredFaults)).toEqual([]);
  const [trip] = structured;
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    url: '/turs/peru/cusco-en-tres-dias',
    offers: { lowPrice: '520', priceCurrency: 'USD' },
  });
  expect(html).toMatch(/US\$\s520</);
  expect(crumbs).toEqual([
    { name: 'Todos los tours', href: '/turs' },
    { name: 'Perú', href: '/turs/peru' },
    { name: 'Cusco en tres días' },
  ]);
  expect(poster).toContain('peru-cusco-en-tres-dias');
});
