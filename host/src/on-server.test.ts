import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './pages/app.tsx';
import { AppRoutes } from './pages/app-routes.tsx';
import { errorMessages } from './pages/error-page.tsx';
import { pageEnd } from './shell/foot/page-end.tsx';
import { authorize, confirm, home, results, summary, trips } from './testing/demo-pages.tsx';
import { type DemoSite, demoSite } from './testing/demo-site.ts';

const pages = [home, trips, summary, results, confirm, authorize];

async function htmlOf(site: DemoSite, path: string): Promise<string> {
  const failures: unknown[] = [];
  const router = createElement(StaticRouter, { location: path }, createElement(AppRoutes));
  const tree = createElement(App, { app: site.app, pages: site.pages }, router);
  const { prelude } = await prerenderToNodeStream(tree, { onError: (error) => void failures.push(error) });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (failures.length > 0) throw failures[0];
  return html;
}

test.each(pages.map(({ path, layout, page }) => [layout, path.replace(':url', 'bogota-a-miami'), page]))(
  'layout %s renders without a browser (%s)',
  async (_layout, path) => {
    expect(typeof window).toBe('undefined');
    const site = demoSite({ pages });
    await Promise.all(site.pages.all.map(({ record }) => record.load()));
    expect(await htmlOf(site, path)).toMatch(/<main[^>]*>.*<h1>/s);
  },
);

test('without the page its skeleton is rendered, and an unknown path is told with the whole frame', async () => {
  await Promise.all([errorMessages.load(), pageEnd.load()]);
  expect(await htmlOf(demoSite({ pages }), '/')).toContain('aria-busy="true"');
  const missing = await htmlOf(demoSite({ pages }), '/nada');
  expect(missing).toContain('Página no encontrada');
  expect(missing).toContain('Agencia de viajes, licencia 0000-000.');
});

test('two requests at a time do not mix their languages', async () => {
  const [spanish, english] = await Promise.all([
    htmlOf(demoSite({ pages, language: 'es' }), '/nada'),
    htmlOf(demoSite({ pages, language: 'en' }), '/nada'),
  ]);
  expect(spanish).toContain('Saltar al contenido');
  expect(english).toContain('Skip to content');
  expect(english).not.toContain('Página');
});
