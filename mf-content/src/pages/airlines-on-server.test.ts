import { structuredFaults } from '@alisio/platform/testing';
import { anAirline, serveAirline, serveAirlineWithMeta, someRoutes } from '../testing/airlines.ts';

test('the edge writes an airline whole, and leads nowhere for a name that no airline has', async () => {
  globalThis.fetch = async (input) =>
    Response.json(
      String(input instanceof Request ? input.url : input).includes('/carriers/')
        ? someRoutes()
        : anAirline(),
    );
  const html = await serveAirline();
  expect(html).toContain('Bogotá a Cartagena');
  expect(html).not.toContain(' style="');
  expect(await serveAirline({ path: '/airlines/Avianca?from=MAD' })).toBe('→ /airlines/avianca?from=MAD');
  globalThis.fetch = async () =>
    Response.json(
      { type: '/problems/not-found', title: 'not-found', status: 404 },
      { status: 404, headers: { 'content-type': 'application/problem+json' } },
    );
  expect(await serveAirline({ path: '/airlines/panam' })).toBe('→ undefined');
});

test('machines are told whom an airline’s page is about, and the list that it stands in', async () => {
  globalThis.fetch = async (input) =>
    Response.json(
      String(input instanceof Request ? input.url : input).includes('/carriers/')
        ? someRoutes()
        : anAirline(),
    );
  const { meta } = await serveAirlineWithMeta();
  const { structured = [], crumbs, addresses } = meta ?? {};
  expect(structured.flatMap(structuredFaults)).toEqual([]);
  expect(structured[0]).toMatchObject({ about: { '@type': 'Airline', iataCode: 'AV', name: 'Avianca' } });
  expect(crumbs).toEqual([{ name: 'Aerolíneas', href: '/airlines' }, { name: 'Avianca' }]);
  expect(addresses).toEqual({ es: '/airlines/avianca', en: '/airlines/avianca' });
});
