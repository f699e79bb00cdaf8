import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { AppProviders, createApp } from '../sdk/app/index.ts';
import { installBootstrap } from '../sdk/page/index.ts';
import type { PartClaim, RemoteConfig, RemoteRoutes } from '../sdk/remote/index.ts';
import { pageRoutes } from '../testing/page-routes.ts';
import { aloneBootstrap } from './alone-bootstrap.ts';
import { AloneFrame } from './alone-frame.tsx';
import { showLanguage, showTheme } from './choices.ts';

/** Address at which a part stands alone, with nothing given. */
const partPath = ({ name }: Pick<PartClaim, 'name'>): string => `/_parts/${name}`;

/** A page for each part that the remote offers. @throws for a part without code */
const partsOf = (config: RemoteConfig, { parts }: RemoteRoutes) =>
  Promise.all(
    (config.parts ?? []).map(async (part) => {
      const load = parts?.[part.name];
      if (!load) throw new Error(`${config.name}: src/routes.ts has no part ${part.name}.`);
      const { default: Part } = await load();
      return { path: partPath(part), element: <Part given={{}} /> };
    }),
  );

/** The page of each claimed path. @throws for a claim without a page */
const routesOf = (config: RemoteConfig, { pages }: RemoteRoutes) =>
  Promise.all(
    config.routes.map(async ({ path }) => {
      const load = pages[path];
      if (!load) throw new Error(`${config.name}: src/routes.ts has no page for ${path}.`);
      return pageRoutes(await load(), path).slice(0, 1);
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
  const [pages, parts] = await Promise.all([
    routesOf(config, routes),
    partsOf(config, routes),
    ...[routes.texts, ...Object.values(routes.pages).flatMap(({ texts }) => texts ?? [])].map((files) =>
      app.texts.bring(config.namespace, files),
    ),
  ]);
  const router = createBrowserRouter([
    {
      element: (
        <AloneFrame config={config} parts={(config.parts ?? []).map(partPath)}>
          <Outlet />
        </AloneFrame>
      ),
      children: [
        ...pages.flat(),
        ...parts,
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
