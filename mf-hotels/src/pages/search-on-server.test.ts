import { placesFor } from '../testing/hotels.ts';
import { serveSearch } from '../testing/show.ts';

beforeEach(() => {
  globalThis.fetch = async (address) => {
    const term = new URL(String(address), 'http://alisio.test').searchParams.get('term') ?? '';
    return Response.json(placesFor(term));
  };
});

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-14' };

test('a form that no script sent leads on to the hotels of the place that is called so', async () => {
  expect(await serveSearch({ where: ' medellin ', ...stay, adults: '3', noOfRooms: '2', ages: '7' })).toBe(
    '→ /hoteles/result?place=city-26rma&checkIn=2026-12-10&checkOut=2026-12-14&rooms=2-7_1',
  );
});

test('a place that was chosen is not asked for again', async () => {
  globalThis.fetch = async () => Promise.reject(new Error('nobody asks'));
  expect(await serveSearch({ where: 'Cartagena', chosen: 'city-1i0hm Cartagena', ...stay })).toContain(
    '→ /hoteles/result?place=city-1i0hm&',
  );
});

test('of several places of one name, and of a mistyped one, each is a search to follow', async () => {
  const several = await serveSearch({ where: 'Cartagena', ...stay, rooms: '2' });
  expect(several).toContain('Hay varios lugares que se llaman «Cartagena»');
  expect(several).toMatch(/href="\/hoteles\/result\?place=city-1i0hm[^"]*rooms=2"[^>]*>Cartagena, España/);
  const mistyped = await serveSearch({ where: 'cartajena', ...stay });
  expect(mistyped).toContain('No conocemos «cartajena». ¿Es alguno de estos?');
});

test('a hotel that is called so is where the form leads', async () => {
  expect(await serveSearch({ where: 'Posada Almerun', ...stay, rooms: '2' })).toBe(
    '→ /hoteles/summary?place=hotel-2713a-5&checkIn=2026-12-10&checkOut=2026-12-14&rooms=2&hotel=2713a-5',
  );
});

test('a place that nobody knows is told where it was typed', async () => {
  const html = await serveSearch({ where: 'Narnia', ...stay });
  expect(html).toContain('No se encontraron resultados para tu búsqueda');
  expect(html).toMatch(/name="where"[^>]*value="Narnia"/);
});

test('an empty box searches the fixed point of §3', async () => {
  expect(await serveSearch({ where: '', ...stay })).toBe(
    '→ /hoteles/result?checkIn=2026-12-10&checkOut=2026-12-14&rooms=1',
  );
});
