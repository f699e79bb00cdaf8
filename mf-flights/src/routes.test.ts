import { checkTexts } from '@alisio/platform/testing';
import config from '../remote.config.ts';
import es from './locales/es.json' with { type: 'json' };
import homeEn from './pages/home/locales/en.json' with { type: 'json' };
import homeEs from './pages/home/locales/es.json' with { type: 'json' };
import routes from './routes.ts';

test('a page stands behind each claim, and none without a claim', async () => {
  expect(Object.keys(routes.pages)).toEqual(config.routes.map(({ path }) => path));
  for (const load of Object.values(routes.pages)) expect(await load()).toHaveProperty('default');
});

test('a part stands behind each that is offered, and none beside them', async () => {
  expect(Object.keys(routes.parts ?? {})).toEqual(config.parts.map(({ name }) => name));
  for (const load of Object.values(routes.parts ?? {})) expect(await load()).toHaveProperty('default');
});

test('what the edge writes into the head of the home page is what the page says itself', () => {
  const [home] = config.routes;
  expect(home.head.es).toEqual({ title: homeEs.home.metaTitle, description: homeEs.home.lead });
  expect(home.head.en).toEqual({ title: homeEn.home.metaTitle, description: homeEn.home.lead });
});

test('every text is asked for, and there in every language', () => {
  // Most cities have one name in both, and so have a terminal and a total.
  const same = [...Object.keys(es.places).map((code) => `places.${code}`), 'sheet.terminal', 'sheet.total'];
  expect(checkTexts(new URL('..', import.meta.url), { same })).toEqual([]);
});
