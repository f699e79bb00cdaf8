import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { type AppParts, AppProviders, createApp } from '../sdk/app/index.ts';
import type { Language } from '../sdk/i18n/index.ts';
import { installBootstrap } from '../sdk/page/index.ts';
import type { RemoteConfig, RemoteRoutes } from '../sdk/remote/index.ts';
import { pageRoutes } from '../testing/page-routes.ts';
import { aloneBootstrap } from './alone-bootstrap.ts';
import { AloneFrame } from './alone-frame.tsx';
import { showLanguage, showTheme } from './choices.ts';

/** The page of each claimed path. @throws for a claim without a page */
const routesOf = (config: RemoteConfig, { pages }: RemoteRoutes, app: AppParts) =>
  Promise.all(
    config.routes.map(async ({ path }) => {
      const load = pages[path];
      if (!load) throw new Error(`${config.name}: src/routes.ts has no page for ${path}.`);
      return pageRoutes(await load(), path, app).slice(0, 1);
    }),
  );

/**
 * Shows a remote in a stub of the shell, for `npm run dev -- NAME --alone`. Nothing of the site is needed; where the
 * API runs, it is asked.
 */
export async function startAlone(config: RemoteConfig, routes: RemoteRoutes): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the remote.');
  const bootstrap = await aloneBootstrap({ payOrigin: root.dataset.payOrigin ?? '' });
  installBootstrap(bootstrap);
  showLanguage(bootstrap.language);
  showTheme(bootstrap.theme);

  const app = createApp(bootstrap);
  const addTexts = async (language: Language) => {
    app.texts.add(language, config.namespace, (await routes.texts[language]()).default);
  };
  const [pages] = await Promise.all([routesOf(config, routes, app), addTexts(bootstrap.language)]);
  const router = createBrowserRouter([
    {
      element: (
        <AloneFrame config={config} addTexts={addTexts}>
          <Outlet />
        </AloneFrame>
      ),
      children: [
        ...pages.flat(),
        { path: '*', element: <p lang="en">{config.name} claims no page of this address.</p> },
      ],
    },
  ]);
  createRoot(root).render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}
