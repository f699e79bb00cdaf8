import { type ApiCall, onDay, structuredFaults } from '@alisio/platform/testing';
import { detail } from '../testing/cruise-detail.ts';
import { serveCruise, serveCruiseWithMeta } from '../testing/cruise-page.ts';
import { answerOf, choices, listedCruise, soldOutBalcony } from '../testing/cruises.ts';
import { serveCruisesHome } from '../testing/home-page.ts';
import { serveCruiseResults } from '../testing/results-page.ts';

onDay('2026-11-25');

beforeEach(() => {
  globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://alisio.test',
    );
    const asked: Pick<ApiCall, 'query'> = { query: searchParams };
    return Response.json(
      pathname.endsWith('/choices')
        ? choices
        : pathname.endsWith('/search')
          ? answerOf([listedCruise(), soldOutBalcony], asked)
          : detail,
    );
  };
});

test('pages are rendered without a browser, in both languages', async () => {
  expect(await serveCruisesHome()).toContain('Caribe sur');
  expect(await serveCruisesHome({ language: 'en' })).toContain('Southern Caribbean');
  const drawn = await serveCruiseResults({ language: 'en' });
  expect(drawn).toContain('Antillas menores desde San Juan');
  expect(drawn).toContain('Not on this ship');
  expect(drawn).not.toContain(' style="');
});

test('without script the search is a form of the list, with what was asked for in it', async () => {
  const home = await serveCruisesHome();
  expect(home).toMatch(/<form[^>]*action="\/crucerro\/result" method="get"/);
  expect(home).toMatch(/<option value="AWORJ">Aruba, Oranjestad/);
  expect(home).toMatch(/<input[^>]*type="date"[^>]*name="from"/);
  expect(home).toMatch(
    /aria-describedby="([^"]+)" name="ages".*<p id="\1"[^>]*>De 0 a 11 años, separadas por guion: 8-4</s,
  );
  const changed = await serveCruiseResults({ path: '/crucerro/result?destination=AWORJ&adults=3&change=1' });
  expect(changed).toMatch(/<option value="AWORJ" selected="">/);
  expect(changed).toMatch(/<input[^>]*name="adults"[^>]*value="3"/);
});

test('without script a list is narrowed and ordered by forms of its address, which the server answers', async () => {
  const one = await serveCruiseResults({ path: '/crucerro/result?adults=3&lines=bitacora&price=' });
  expect(one).toContain('Rumbo Claro');
  expect(one).not.toContain('>Bahía Serena</h3>');
  expect(one).toMatch(/<input[^>]*type="hidden"[^>]*name="adults"[^>]*value="3"/);
  const boxes = one.match(/<input[^>]*name="lines"[^>]*>/g) ?? [];
  expect(boxes.filter((box) => box.includes('checked'))).toEqual([
    expect.stringContaining('value="bitacora"'),
  ]);
  const all = await serveCruiseResults();
  expect(all).toMatch(/<select[^>]*name="sort"/);
});

test('a cruise is drawn whole, with its map and plans, and without a style that a policy refuses', async () => {
  const drawn = await serveCruise();
  expect(drawn).toContain('Mapa de la ruta: Cartagena, día de mar, Aruba, Oranjestad y Cartagena');
  expect(drawn).toContain('Cubierta 3, desde arriba');
  expect(drawn).toMatch(/CR-\d{4}/);
  expect(drawn).not.toContain(' style="');
  expect(await serveCruise({ language: 'en' })).toContain('You board from');
});

test('machines are told the sailing, its price as it stands there and the way to it', async () => {
  const rates = { date: '2026-11-20', perDollar: { COP: 4000.5 } };
  const location = { country: 'CO', currency: 'COP' };
  const { html, meta } = await serveCruiseWithMeta({ bootstrap: { location, rates } });
  const { structured = [], crumbs } = meta ?? {};
  expect(structured.flatMap(structuredFaults)).toEqual([]);
  // Rounded up, as whoever reads the page sees it.
  expect(html).toMatch(/COP\s2\.996\.375/);
  expect(structured).toEqual([
    expect.objectContaining({
      '@type': 'BoatTrip',
      offers: { '@type': 'Offer', price: '2996375', priceCurrency: 'COP' },
    }),
  ]);
  expect(crumbs).toEqual([{ name: 'Cruceros', href: '/crucerro' }, { name: 'Caribe sur desde Cartagena' }]);
});
