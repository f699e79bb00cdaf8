import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type PublicRegistry,
  publicRegistryOf,
  type Registry,
  type RemoteRelease,
} from '@alisio/platform/sdk/registry';
import { DEFAULT_LAYOUT } from '@alisio/platform/sdk/remote';
import { registryIn } from '@alisio/platform/testing/read-page.ts';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { PAGE_QUALITY } from '../server/pages/compressed-page.ts';
import { pageRegistry } from '../server/pages/page-registry.ts';
import { matchClaim } from '../server/releases/match-claim.ts';
import { hostFixture, remoteFixture } from '../server/testing/site-fixture.ts';

const REMOTES = 100;
const CLAIMS = 10;
const ADDRESSES = 5000;
const BOOTSTRAP = /(<script type="application\/json" id="alisio-bootstrap">)(.*?)(<\/script>)/s;

/** As remotes are released: what a hash is made of cannot be pressed together. */
function remoteOf(index: number): RemoteRelease {
  const name = `mf-vertical-${index}`;
  const hash = createHash('sha384').update(name);
  const text = hash.copy().digest('hex');
  const plain = remoteFixture(
    Array.from({ length: CLAIMS }, (_, claim) => ({
      path: claim % 3 === 0 ? `/vertical-${index}/:place/part-${claim}` : `/vertical-${index}/part-${claim}`,
      page: `part-${claim}`,
      layout: DEFAULT_LAYOUT,
      nav: `vertical-${index}`,
      head: { es: { title: `Parte ${claim} de ${index}` }, en: { title: `Part ${claim} of ${index}` } },
    })),
    { name, version: `1.${index}.0-${text.slice(0, 8)}` },
  );
  return {
    ...plain,
    entry: { ...plain.entry, integrity: `sha384-${hash.digest('base64')}`, bytes: 3000 + index },
  };
}

const bytesOf = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }).byteLength;

/** @param place of the address with that number, below a vertical */
function printMatching(registry: Registry, what: string, place: (index: number) => string): void {
  const match = (index: number) =>
    matchClaim(registry, `/vertical-${index % REMOTES}/${place(index)}/part-0`);
  for (let index = -1000; index < 0; index += 1) match(-index);
  const began = performance.now();
  let found = 0;
  for (let index = 1000; index < 1000 + ADDRESSES; index += 1) if (match(index)) found += 1;
  const each = ((performance.now() - began) * 1000) / ADDRESSES;
  console.info(`  the claim of ${what} is found in ${each.toFixed(1)} µs (${found} of ${ADDRESSES})`);
}

/** A product's own registry, out of one of its pages, with so many remotes more. */
function grown(own: PublicRegistry, more: readonly RemoteRelease[]): Registry {
  const ours = Object.values(own.remotes).map(({ claims, parts, ...told }) => {
    const { entry: _, ...plain } = remoteFixture(claims, told);
    return { ...plain, ...told, claims, ...(parts ? { parts } : {}) };
  });
  return {
    revision: own.revision,
    composition: String(own.revision),
    host: { ...hostFixture(), learns: true },
    remotes: Object.fromEntries([...ours, ...more].map((remote) => [remote.name, remote])),
    disabled: {},
    overrides: [],
  };
}

const withRegistry = (html: string, registry: PublicRegistry): string =>
  html.replace(BOOTSTRAP, (_all, start: string, json: string, end: string) => {
    const bootstrap: unknown = JSON.parse(json);
    return start + JSON.stringify({ ...Object(bootstrap), registry }) + end;
  });

const kib = (html: string): string => `${(bytesOf(html) / 1024).toFixed(1)} KiB`;

/**
 * What a site of a hundred remotes does to its pages: those of a product with so many more in its registry. Prints,
 * asserts nothing.
 */
export async function benchLargeSite(site: string, paths: readonly string[]): Promise<void> {
  const more = Array.from({ length: REMOTES }, (_, index) => remoteOf(index));
  console.info(`\n${REMOTES} remotes more, of ${CLAIMS} claims each`);
  for (const [index, path] of paths.entries()) {
    const url = new URL(path, site);
    const answer = await fetch(url, { headers: { cookie: 'country=CO; locale=es' } });
    const html = await answer.text();
    const own = registryIn(html);
    const registry = grown(own, more);
    if (index === 0) {
      printMatching(registry, 'an address that nobody asked for', (number) => `place-${number}`);
      printMatching(registry, 'one that others ask for', () => 'place');
      const whole = JSON.stringify(publicRegistryOf(registry));
      console.info(`  the whole registry: ${whole.length} characters, ${kib(whole)}`);
      const today = JSON.stringify(own);
      console.info(`  that of the product: ${today.length} characters, ${kib(today)}`);
    }
    const drawn = html.includes('<div id="root" data-drawn>') ? 'drawn' : 'a skeleton';
    const match = matchClaim(registry, url.pathname);
    const part = withRegistry(html, pageRegistry(registry, match, DEFAULT_LANGUAGE));
    const all = withRegistry(html, publicRegistryOf(registry));
    console.info(
      `  ${path.slice(0, 40).padEnd(40)} ${kib(html)} of HTML (${drawn}), with what it carries of them ${kib(part)}, with all ${kib(all)}`,
    );
  }
}
