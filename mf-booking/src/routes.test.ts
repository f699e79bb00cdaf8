import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { hrefOf, namedRoutes } from '@alisio/shared-contracts/routes';
import config from '../remote.config.ts';
import routes from './routes.ts';
import { pageTexts } from './testing/texts.ts';

test('the remote has a page for each route that it claims, and no other', () => {
  expect(Object.keys(routes.pages).sort()).toEqual(config.routes.map(({ path }) => path).sort());
});

test('§2: its three named routes, each claimed by its name where what leads there finds it', () => {
  const claimed = config.routes.flatMap((claim) => ('name' in claim ? [[claim.name, claim.path]] : []));
  expect(Object.fromEntries(claimed)).toEqual({
    'booking-summary': '/booking/summary',
    'booking-confirm': '/booking/confirm',
    'booking-authenticate-authorize': '/booking/authenticate/authorize',
  });
  expect(namedRoutes).toEqual(Object.fromEntries(claimed));
  expect(claimed).toHaveLength(3);
  expect(hrefOf('booking-confirm')).toBe('/booking/confirm');
});

test('§2: who comes with no page before to one that confirms, succeeds or waits is sent home, and from no other', () => {
  const sent = config.routes.filter((claim) => 'direct' in claim && claim.direct === 'home');
  const late = config.routes.filter(({ path }) => /\/(confirm|success|waiting)$/.test(path));
  expect(late).toHaveLength(8);
  expect(sent).toEqual(late);
});

/** A text by its key, with its gaps filled, as the page is given it. */
const translate =
  (language: Language) =>
  (key: string, values: object = {}): string => {
    const found = pageTexts
      .map((texts) =>
        key
          .split('.')
          .reduce<unknown>((group, name) => new Map(Object.entries(group ?? {})).get(name), texts[language]),
      )
      .find((text) => text !== undefined);
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, value),
      `${found}`,
    );
  };

test.each(
  config.routes.flatMap((claim) => LANGUAGES.map((language) => [claim.path, language, claim] as const)),
)(
  'what the edge writes into the head of %s (%s) is what the page says itself',
  async (path, language, claim) => {
    const page = await routes.pages[path]?.();
    const search = new URLSearchParams();
    const meta = page?.meta?.({ t: translate(language), params: {}, search, language });
    expect({ title: meta?.title, description: meta?.description }).toEqual(claim.head[language]);
  },
);

test('each page of a booking has a title of its own', () => {
  const titles = config.routes.map(({ head }) => head.es.title);
  expect(new Set(titles).size).toBe(titles.length);
});
