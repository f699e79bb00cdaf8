import { createTexts, withTexts } from '@alisio/platform/sdk/i18n';
import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import type { PageModule, RemoteRoutes } from '@alisio/platform/sdk/remote';
import { jest } from '@jest/globals';
import { createRemotePages } from './remote-pages.ts';

const page: PageModule = { default: () => null };

const registry: PublicRegistry = {
  schema: 1,
  revision: 1,
  remotes: {
    'mf-demo': {
      name: 'mf-demo',
      owner: 'demo team',
      version: '1.0.0-00000000',
      namespace: 'demo',
      globalName: 'mf_demo',
      entry: {
        url: '/remotes/mf-demo/1.0.0-00000000/entry.js',
        integrity: `sha384-${'A'.repeat(64)}`,
        bytes: 1,
      },
      claims: [
        { path: '/demo', page: 'demo', layout: 'custom' },
        { path: '/demo/more', page: 'more', layout: 'booking' },
      ],
    },
  },
};

const routes: RemoteRoutes = {
  texts: {
    es: async () => ({ default: { title: 'Hola' } }),
    en: async () => ({ default: { title: 'Hello' } }),
  },
  pages: { '/demo': async () => page },
};

/** The pages of a registry whose remote answers with the given modules, one after the other. */
function pagesOf(...answers: (() => unknown)[]) {
  const texts = createTexts('es');
  let asked = 0;
  const anews: boolean[] = [];
  let dropped = 0;
  const source = {
    dropHanging: () => {
      dropped += 1;
    },
    routes: async (_remote: unknown, anew: boolean) => {
      anews.push(anew);
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return answer?.();
    },
  };
  const pages = createRemotePages({ registry, source, texts });
  const find = (path: string) => {
    const found = pages.all.find(({ claim }) => claim.path === path);
    if (!found) throw new Error(`no claim ${path}`);
    return found.record;
  };
  return { texts, pages, find, timesAsked: () => asked, timesDropped: () => dropped, anews };
}

const whole = () => ({ default: routes });

test('every claim has a page, and none is fetched before it is asked for', () => {
  const { pages, timesAsked } = pagesOf(whole);
  expect(pages.all.map(({ claim }) => claim.path)).toEqual(['/demo', '/demo/more']);
  expect(timesAsked()).toBe(0);
});

test('a page comes with the texts of the language in use only', async () => {
  const { texts, find } = pagesOf(whole);
  await expect(find('/demo').load()).resolves.toMatchObject({ status: 'ready' });
  expect(texts.translate('demo')('title')).toBe('Hola');
  expect(texts.translate('demo', 'en')('title')).toBe('title');
});

test('another language is loaded for the remotes that are on the page', async () => {
  const { texts, find } = pagesOf(whole);
  await texts.change('en');
  expect(texts.translate('demo', 'en')('title')).toBe('title');
  await texts.change('es');
  await find('/demo').load();
  await texts.change('en');
  expect(texts.translate('demo')('title')).toBe('Hello');
});

test('what one page alone says comes with that page, in each language that is changed to', async () => {
  const own = {
    es: async () => ({ default: { more: 'Más' } }),
    en: async () => ({ default: { more: 'More' } }),
  };
  const { texts, find } = pagesOf(() => ({
    default: { ...routes, pages: { ...routes.pages, '/demo/more': withTexts(async () => page, own) } },
  }));
  await find('/demo').load();
  expect(texts.translate('demo')('more')).toBe('more');
  await find('/demo/more').load();
  expect(texts.translate('demo')('more')).toBe('Más');
  expect(texts.translate('demo')('title')).toBe('Hola');
  await texts.change('en');
  expect(texts.translate('demo')('more')).toBe('More');
});

test('a remote of before a language came shows the default texts in it', async () => {
  const { texts, find } = pagesOf(() => ({ default: { ...routes, texts: { es: routes.texts.es } } }));
  await find('/demo').load();
  await texts.change('en');
  expect(texts.translate('demo')('title')).toBe('Hola');
});

test('a dead remote comes back when it is asked again', async () => {
  const dead = () => {
    throw new TypeError('network');
  };
  const { find } = pagesOf(dead, dead, whole);
  await expect(find('/demo').load()).resolves.toMatchObject({ status: 'failed', kind: 'down' });
  await expect(find('/demo').retry()).resolves.toMatchObject({ status: 'ready' });
});

test('code that evaluated wrongly is not asked for a page again: all of the remote comes anew', async () => {
  const throwing = () => {
    throw new Error('boom');
  };
  const { find, anews } = pagesOf(throwing, throwing, whole);
  await expect(find('/demo').load()).resolves.toMatchObject({ status: 'failed', kind: 'down' });
  await expect(find('/demo').retry()).resolves.toMatchObject({ status: 'ready' });
  expect(anews).toEqual([false, true, true]);
});

test('a file that did not arrive is fetched again by the code that is here', async () => {
  const missing = () => {
    throw Object.assign(new Error('Loading chunk page-demo failed'), { name: 'ChunkLoadError' });
  };
  const { find, anews } = pagesOf(missing, missing, whole);
  await find('/demo').load();
  await expect(find('/demo').retry()).resolves.toMatchObject({ status: 'ready' });
  expect(anews).toEqual([false, false, false]);
});

test('a page that came and broke is loaded anew when that is asked for, and not before', async () => {
  const { find, anews } = pagesOf(whole);
  await find('/demo').load();
  await find('/demo').load();
  expect(anews).toEqual([false]);
  await expect(find('/demo').renew()).resolves.toMatchObject({ status: 'ready' });
  expect(anews).toEqual([false, true]);
});

test('a preload that failed at each link of the chain costs the visitor one try', async () => {
  let failures = 3;
  const flaky = async () => {
    failures -= 1;
    if (failures >= 0) throw new TypeError(`network: link ${failures}`);
    return page;
  };
  const { find } = pagesOf(() => ({ default: { ...routes, pages: { '/demo': flaky } } }));
  await expect(find('/demo').load()).resolves.toMatchObject({ status: 'ready' });
});

test.each<[string, () => unknown]>([
  ['nothing', () => undefined],
  ['no default export', () => ({ routes })],
  ['pages that are no functions', () => ({ default: { ...routes, pages: { '/demo': 'page' } } })],
  ['no texts in the default language', () => ({ default: { ...routes, texts: { en: routes.texts.en } } })],
  ['texts that are no functions', () => ({ default: { ...routes, texts: { ...routes.texts, en: {} } } })],
  [
    'a page whose texts are none',
    () => ({ default: { ...routes, pages: { '/demo': Object.assign(async () => page, { texts: {} }) } } }),
  ],
  ['a page without a component', () => ({ default: { ...routes, pages: { '/demo': async () => ({}) } } })],
])('a remote that exposes %s is wrong, not down', async (_, answer) => {
  const { find } = pagesOf(answer);
  await expect(find('/demo').load()).resolves.toMatchObject({ status: 'failed', kind: 'wrong' });
});

test('a claim without a page in the remote is wrong', async () => {
  const { find } = pagesOf(whole);
  await expect(find('/demo/more').load()).resolves.toMatchObject({ status: 'failed', kind: 'wrong' });
});

test('who asks again does not wait for what hangs: it is given up, but not before', async () => {
  const hanging = new Promise(() => undefined);
  const { find, timesDropped } = pagesOf(
    () => hanging,
    () => ({ default: routes }),
  );
  const record = find('/demo');
  jest.useFakeTimers();
  const first = record.load();
  await jest.advanceTimersByTimeAsync(4500);
  jest.useRealTimers();
  expect(await first).toMatchObject({ status: 'failed', kind: 'slow' });
  expect(timesDropped()).toBe(0);
  expect(await record.retry()).toMatchObject({ status: 'ready' });
  expect(timesDropped()).toBe(1);
});
