import type { Missing } from '@alisio/platform/sdk/app';
import { FIRST_DATA_ELEMENT } from '@alisio/platform/sdk/first-data';
import type { Bootstrap } from '@alisio/platform/sdk/page';
import type { PublicRegistry, Registry } from '@alisio/platform/sdk/registry';
import type { Layout } from '@alisio/platform/sdk/remote';
import type { Language } from '@alisio/shared-contracts/languages';
import type { SiteConfiguration } from '@alisio/shared-contracts/site';
import { BOOTSTRAP_ELEMENT } from '../../src/read-bootstrap.ts';
import { DRAWN } from '../../src/shown-page/drawn.ts';
import { escapeHtml } from '../http/escape.ts';
import type { PageInputs } from '../page-loaders/page-inputs.ts';
import { plainDataElement } from './data-element.ts';
import { holdTouchesScript } from './held-touches.ts';
import type { KnownVisitor } from './known-visitor.ts';
import { mainTags } from './preloads.ts';
import { scriptsBehind } from './scripts-behind.ts';
import { skeletonOf } from './skeleton.ts';

export interface BootstrapFacts {
  registry: PublicRegistry;
  inputs: PageInputs;
  known: KnownVisitor;
  /** scheme and host of the site, without a slash at the end */
  siteLink: string;
  payOrigin: string;
  site: SiteConfiguration | undefined;
  remoteTimeout: number | undefined;
}

export interface BodyFacts {
  registry: Registry;
  language: Language;
  nonce: string;
  bootstrap: Bootstrap;
  layout: Layout;
  /** what is drawn says that a remote has nothing at the address */
  missing?: Missing | undefined;
  /** address at which a page that was not drawn may be had without script */
  again?: string | undefined;
}

/** What a page that is drawn does by itself needs no script, and what a skeleton does, all of it. */
const noScript: Record<'drawn' | 'skeleton', Record<Language, string>> = {
  drawn: {
    es: 'Para reservar, activa JavaScript en tu navegador.',
    en: 'To book, turn on JavaScript in your browser.',
  },
  skeleton: {
    es: 'Para buscar y reservar, activa JavaScript en tu navegador.',
    en: 'To search and book, turn on JavaScript in your browser.',
  },
};

/** All that the browser needs to begin, and a drawing of the page before it. */
export function bootstrapOf({ inputs, known, ...facts }: BootstrapFacts): Bootstrap {
  const { language, theme, currency, today } = inputs;
  const { chosen, location, line, rates } = known;
  return {
    apiBase: '/api',
    ...{ language, theme, currency, today },
    ...{ chosen, location, line, rates },
    ...facts,
  };
}

const tryAgain: Record<Language, { late: string; again: string }> = {
  es: { late: 'Esta página tarda más de lo normal.', again: 'Vuelve a intentarlo' },
  en: { late: 'This page takes longer than usual.', again: 'Try again' },
};

function againIn({ again, language }: BodyFacts): string {
  if (again === undefined) return '';
  const said = tryAgain[language];
  return `${said.late} <a href="${escapeHtml(again)}">${said.again}</a> `;
}

const withoutScript = (facts: BodyFacts, as: keyof typeof noScript): string =>
  `<noscript><p class="edge-page">${againIn(facts)}${noScript[as][facts.language]}</p></noscript>\n`;

const bootstrapIn = ({ bootstrap }: BodyFacts): string =>
  plainDataElement(BOOTSTRAP_ELEMENT, JSON.stringify(bootstrap));

const END = '</body>\n</html>\n';

/** From `<body>` to the shell's script: a skeleton, which the browser replaces. @param notice stands beside it */
export const pageBody = (facts: BodyFacts, notice: string): string =>
  `<body>
<div id="root">${skeletonOf(facts.layout)}</div>
${notice}${withoutScript(facts, 'skeleton')}${bootstrapIn(facts)}${mainTags(facts.registry, facts.nonce)}
`;

/** The rest: what the page's loader was answered while the page's code was on its way, if it was in time. */
export const pageEnd = (firstData: string | undefined): string =>
  (firstData === undefined ? '' : plainDataElement(FIRST_DATA_ELEMENT, firstData)) + END;

/**
 * Has the browser lay out what is drawn as soon as that is here. By itself it would wait for the type that the head
 * preloads, a tenth of a second at most, idle, and lay out behind that; what still comes is not seen.
 */
const LAY_OUT = 'document.body.offsetHeight';

export interface DrawnBody {
  html: string;
  /** element of what the page's loader was answered, if anything */
  data: string;
  /** tags that bring the shell's scripts ahead of it, and what the page wants right behind them */
  preloads: { shell: string; own: string };
}

/** The whole body of a page that is drawn. What it was drawn with stands before the script that takes it over. */
export const drawnBody = (facts: BodyFacts, { html, data, preloads }: DrawnBody): string =>
  `<body>
<script nonce="${facts.nonce}">${holdTouchesScript}</script>
<div id="root" ${facts.missing ? `${DRAWN}="${facts.missing}"` : DRAWN}>${html}</div>
${withoutScript(facts, 'drawn')}<script nonce="${facts.nonce}">${LAY_OUT}</script>
${bootstrapIn(facts)}${data}${scriptsBehind(`${preloads.shell}\n${mainTags(facts.registry, facts.nonce)}`, preloads.own, facts.nonce)}
${END}`;
