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

/**
 * Exactly the scripts that a route needs, each once: shell, its texts, entry, routes, page, texts of remote and page, shared. An address
 * that nobody claims, or whose remote is switched off, needs the shell's message instead.
 */
export function scriptsFor({ registry, match, language, drawn }: ScriptsFor): Asset[] {
  const { host } = registry;
  const texts = `texts-${language}`;
  const scripts = [...host.main, ...(host.files[texts] ?? [])];
  if (drawn && match?.code === 'released' && match.claim.wakes === 'idle') return scripts;
  if (match?.code === 'released') {
    const { remote, claim } = match;
    const page = `page-${claim.page}`;
    const chunks = [
      'routes',
      page,
      ...textsOf(remote, 'texts', language),
      ...textsOf(remote, `texts-${page}`, language),
    ];
    scripts.push(remote.entry, ...chunks.flatMap((chunk) => remote.files[chunk] ?? []));
    const consumed = chunks.flatMap((chunk) => remote.consumes[chunk] ?? []);
    scripts.push(...consumed.flatMap((key) => host.shared[key] ?? []));
  } else if (match?.code === 'off' || !bringsUnknownCode(registry)) {
    scripts.push(...['error-pages', `texts-later-${language}`].flatMap((chunk) => host.files[chunk] ?? []));
  }
  return [...new Map(scripts.map((asset) => [asset.url, asset])).values()];
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
