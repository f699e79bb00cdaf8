import { publicRegistryOf, type Registry } from '@alisio/platform/sdk/registry';
import type { Layout } from '@alisio/platform/sdk/remote';
import type { Language } from '@alisio/shared-contracts/languages';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import { escapeJsonText } from '../http/escape.ts';
import type { Chosen, Theme } from '../http/visitor.ts';
import type { ChosenRates } from './chosen-rates.ts';
import { mainTags } from './preloads.ts';
import { skeletonOf } from './skeleton.ts';

export interface BodyFacts {
  registry: Registry;
  language: Language;
  theme: Theme;
  nonce: string;
  /** scheme and host of the site, without a slash at the end */
  siteLink: string;
  payOrigin: string;
  site: SiteConfiguration | undefined;
  chosen: Chosen;
  rates: ChosenRates | undefined;
  layout: Layout;
  remoteTimeout: number | undefined;
}

const noScript: Record<Language, string> = {
  es: 'Para buscar y reservar, activa JavaScript en tu navegador.',
  en: 'To search and book, turn on JavaScript in your browser.',
};

/** From `<body>` to the shell's script: all that the browser needs to begin. */
export function pageBody(facts: BodyFacts): string {
  const { registry, language, theme, nonce, siteLink, payOrigin, chosen, rates, site } = facts;
  const bootstrap = {
    registry: publicRegistryOf(registry),
    language,
    theme,
    apiBase: '/api',
    siteLink,
    payOrigin,
    chosen,
    rates,
    site,
    remoteTimeout: facts.remoteTimeout,
  };
  return `<body>
<div id="root">${skeletonOf(facts.layout)}</div>
<noscript><p class="edge-page">${noScript[language]}</p></noscript>
<script type="application/json" id="alisio-bootstrap">${escapeJsonText(JSON.stringify(bootstrap))}</script>
${mainTags(registry, nonce)}
`;
}

/** The rest: what the page's loader was answered while the page's code was on its way, if it was in time. */
export function pageEnd(firstData: string | undefined): string {
  const script =
    firstData === undefined
      ? ''
      : `<script type="application/json" id="alisio-first-data">${escapeJsonText(firstData)}</script>\n`;
  return `${script}</body>\n</html>\n`;
}
