import { serveToursHome } from '../testing/tour-pages.ts';

test('pages are rendered without a browser, in both languages', async () => {
  expect(await serveToursHome()).toContain('varios días');
  expect(await serveToursHome({ language: 'en' })).toContain('several days');
});
