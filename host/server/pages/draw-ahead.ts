import type { RemoteRelease, SiteRegistry } from '@alisio/platform/sdk/registry';

/** A page of a remote that can be asked for as its claim is written; nothing where all take parameters. */
const pageOf = ({ claims }: RemoteRelease): string | undefined =>
  claims.map(({ path }) => path).find((path) => !/[:*?]/.test(path));

/** What is live, drawn by this edge, and not drawn by it before: composition → a page of it. */
function newPages({ host, remotes }: SiteRegistry, before: ReadonlySet<string>): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { live, disabled } of Object.values(remotes)) {
    const page = pageOf(live);
    const key = `${host.live.version} ${live.name}@${live.version}`;
    if (page !== undefined && !disabled && live.server?.draws && !before.has(key)) pages.set(key, page);
  }
  return pages;
}

/**
 * Makes the compositions of a revision when it comes, not when the first visitor does: by a page of each new one, asked
 * for as any visitor's, so that what holds for their code holds here too.
 * @param ask for a path of the site
 * @param most of one revision
 */
export function drawAhead(
  ask: (path: string) => Promise<unknown>,
  most: number,
): (site: SiteRegistry) => void {
  let drawn: ReadonlySet<string> = new Set();
  let newest: SiteRegistry | undefined;
  return (site) => {
    newest = site;
    const pages = newPages(site, drawn);
    drawn = new Set([...drawn, ...pages.keys()]);
    const all = async () => {
      for (const path of [...pages.values()].slice(0, most)) if (newest === site) await ask(path);
    };
    void all();
  };
}
