import type { Asset, Registry } from '@alisio/platform/sdk/registry';
import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import { escapeHtml } from '../http/escape.ts';
import { bringsUnknownCode, type ClaimMatch } from '../releases/match-claim.ts';

/** The chunk of a file of texts; a remote of before a language came shows the default texts in it. */
const textsOf = ({ files }: Registry['remotes'][string], name: string, language: Language): string[] =>
  [`${name}-${language}`, `${name}-${DEFAULT_LANGUAGE}`].filter((chunk) => files[chunk]).slice(0, 1);

interface ScriptsFor {
  registry: Registry;
  match: ClaimMatch | undefined;
  language: Language;
  /** the page arrives drawn: of one that is read first, only the frame's code is wanted at once */
  drawn: boolean;
}

export interface RouteScripts {
  /** the frame's, which the page is evaluated behind */
  shell: Asset[];
  /** entry, routes, page, texts of remote and page, shared; of what cannot be had, the shell's message */
  own: Asset[];
}

/** The page's own code, of an address that somebody claims; else, or where its remote is switched off, the shell's message. */
function ownScripts({ registry, match, language, drawn }: ScriptsFor): Asset[] {
  const { host } = registry;
  if (match?.code === 'released') {
    const { remote, claim } = match;
    if (drawn && claim.wakes === 'idle') return [];
    const page = `page-${claim.page}`;
    const chunks = [
      'routes',
      page,
      ...textsOf(remote, 'texts', language),
      ...textsOf(remote, `texts-${page}`, language),
    ];
    const consumed = chunks.flatMap((chunk) => remote.consumes[chunk] ?? []);
    return [
      remote.entry,
      ...chunks.flatMap((chunk) => remote.files[chunk] ?? []),
      ...consumed.flatMap((key) => host.shared[key] ?? []),
    ];
  }
  if (match?.code !== 'off' && bringsUnknownCode(registry)) return [];
  return ['error-pages', `texts-later-${language}`].flatMap((chunk) => host.files[chunk] ?? []);
}

/** Exactly the scripts that a route needs, each once. */
export function scriptsFor(route: ScriptsFor): RouteScripts {
  const { host } = route.registry;
  const shell = [...host.main, ...(host.files[`texts-${route.language}`] ?? [])];
  const known = new Set(shell.map(({ url }) => url));
  const own = new Map(ownScripts(route).map((asset) => [asset.url, asset]));
  return { shell, own: [...own.values()].filter(({ url }) => !known.has(url)) };
}

const pinned = ({ url, integrity }: Asset): string =>
  `"${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;

/** Tags that start every download at once. */
export const preloadTags = (scripts: readonly Asset[]): string =>
  scripts.map((asset) => `<link rel="preload" as="script" href=${pinned(asset)}>`).join('\n');

/**
 * The shell's own script. `async`, since the page's last part may still be on its way when it can begin; it
 * comes after all that it looks for in the document.
 */
export const mainTags = ({ host }: Registry, nonce: string): string =>
  host.main.map((asset) => `<script async nonce="${nonce}" src=${pinned(asset)}></script>`).join('\n');

export const fontTags = ({ host }: Registry): string =>
  host.fonts
    .filter(({ preload }) => preload)
    .map(
      ({ url }) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`,
    )
    .join('\n');
