import { type AppParts, createApp } from '@alisio/platform/sdk/app';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/platform/sdk/i18n';
import type { Bootstrap } from '@alisio/platform/sdk/page';
import type { PartClaim, PublicRegistry, PublicRemote } from '@alisio/platform/sdk/registry';
import type { PageModule, PartModule, RemoteRoutes } from '@alisio/platform/sdk/remote';
import { bootstrapFixture } from '@alisio/platform/testing';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { HOST_TEXTS, hostTexts, laterTexts } from '../locales/language.ts';
import laterEn from '../locales/later/en.json' with { type: 'json' };
import laterEs from '../locales/later/es.json' with { type: 'json' };
import { sitePartsOf } from '../pages/site-parts.ts';
import { createRemotePages, type RemotePages, type RemoteSource } from '../remotes/remote-pages.ts';

type Claim = PublicRemote['claims'][number];

/** A page that a test's remote brings. */
export interface DemoPage extends Claim {
  module?: PageModule;
  /** the page that the edge wrote does not carry it: the edge tells it when it is asked for the rest */
  isLearned?: boolean;
}

/** A part that a test's remote brings. */
export interface DemoPart extends PartClaim {
  module?: PartModule;
}

export interface DemoSiteOptions {
  pages: readonly DemoPage[];
  parts?: readonly DemoPart[];
  language?: Language;
  /** how the remote's code is had; at once unless told */
  source?: (routes: { default: RemoteRoutes }) => RemoteSource;
  /** `null`: the edge could not put the client configuration into the page */
  site?: null;
  bootstrap?: Pick<Bootstrap, 'chosen'>;
  /** what the edge says of the site beside its remote */
  registry?: Pick<PublicRegistry, 'disabled' | 'overrides' | 'candidates' | 'host' | 'rest'>;
  currencies?: readonly string[];
  /** third parties of the configuration; none unless told */
  tracking?: SiteConfiguration['tracking'];
}

export interface DemoSite {
  app: AppParts;
  pages: RemotePages;
  /** what the edge tells of the whole site */
  whole: Pick<PublicRegistry, 'remotes'>;
}

const remoteOf = (claims: readonly Claim[], parts: readonly PartClaim[]): PublicRemote => ({
  name: 'mf-demo',
  owner: 'demo team',
  version: '1.0.0-00000000',
  namespace: 'demo',
  globalName: 'mf_demo',
  entry: { url: '/remotes/mf-demo/1.0.0-00000000/entry.js', integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 },
  claims: [...claims],
  ...(parts.length > 0 ? { parts: [...parts] } : {}),
});

/** A site of one remote, cut off at the border where the federation would bring its code. */
export function demoSite(options: DemoSiteOptions): DemoSite {
  const { pages, language = DEFAULT_LANGUAGE, source, site, currencies, tracking } = options;
  const { parts = [] } = options;
  const remoteWith = (some: readonly DemoPage[]) =>
    remoteOf(
      some.map(({ module: _, isLearned: __, ...claim }) => claim),
      parts.map(({ module: _, ...claim }) => claim),
    );
  const remote = remoteWith(pages.filter(({ isLearned }) => !isLearned));
  const host = { version: '1.0.0-00000000', owner: 'Plataforma' };
  const registry: PublicRegistry = {
    schema: 1,
    revision: 1,
    host,
    remotes: { [remote.name]: remote },
    ...options.registry,
  };
  const { site: usual, ...bootstrap } = bootstrapFixture({ registry, language, ...options.bootstrap });
  const configured = usual && {
    ...usual,
    ...(currencies ? { allowedCurrencies: [...currencies] } : {}),
    ...(tracking ? { tracking } : {}),
  };
  const app = createApp({ ...bootstrap, ...(configured && site !== null ? { site: configured } : {}) });
  app.texts.add(language, HOST_TEXTS, { es, en }[language], hostTexts);
  app.texts.add(language, HOST_TEXTS, { es: laterEs, en: laterEn }[language], laterTexts);
  const routes = {
    default: {
      texts: {
        es: async () => ({ default: { title: 'Página de prueba' } }),
        en: async () => ({ default: { title: 'Test page' } }),
      },
      pages: Object.fromEntries(
        pages.flatMap(({ path, module }) => (module ? [[path, async () => module]] : [])),
      ),
      parts: Object.fromEntries(
        parts.flatMap(({ name, module }) => (module ? [[name, async () => module]] : [])),
      ),
    },
  };
  const at = source?.(routes) ?? { routes: async () => routes };
  const remotePages = createRemotePages({ registry, source: at, texts: app.texts, timeout: 50 });
  app.scope.parts = sitePartsOf(remotePages);
  return { app, pages: remotePages, whole: { remotes: { [remote.name]: remoteWith(pages) } } };
}
