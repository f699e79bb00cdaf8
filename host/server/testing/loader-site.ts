import { answersIn } from '@alisio/platform/sdk/first-data';
import type { HostRelease, RemoteRelease, RouteClaim } from '@alisio/platform/sdk/registry';
import { hostHalf } from '@alisio/platform/testing/host-half.ts';
import { hashOf, whatIsDrawn } from '@alisio/platform/tooling/release';
import type { WebEdgeOptions } from '../edge.ts';
import { type EdgeFixture, edgeFixture } from './edge-fixture.ts';
import { hostFixture, remoteFixture, settled, siteRegistryFixture } from './site-fixture.ts';

export const HALF = 'server.00000001.js';

const halfAt = (release: HostRelease | RemoteRelease, source: string) => ({
  url: `/${release.name === 'host' ? 'host' : `remotes/${release.name}`}/${release.version}/${HALF}`,
  integrity: hashOf(new TextEncoder().encode(source)),
  bytes: source.length,
});

/** A remote's server half by hand: what stands before, and the body of its only loader, which is given `context`. */
export const halfOf = (path: string, loader: string, before = ''): string => `
const { queryClientOf } = require('@alisio/platform/sdk/query');
${before}
const texts = async () => ({ default: {} });
const page = { default: () => null, loader: async (context) => { ${loader} } };
module.exports.default = { texts: { es: texts, en: texts }, pages: { ${JSON.stringify(path)}: async () => page } };
`;

/** A remote with one page by hand. @param body of its component @param rest of what its module exports */
export const drawing = (body: string, rest = '', before = '', path = '/a/:city') => ({
  path,
  half: `
    const { jsx, jsxs } = require('react/jsx-runtime');
    const { useState } = require('react');
    const styled = require('@emotion/styled').default;
    const { useQuery, queryClientOf } = require('@alisio/platform/sdk/query');
    ${before}
    const texts = async () => ({ default: {} });
    const page = { default: () => { ${body} }, ${rest} };
    module.exports.default = { texts: { es: texts, en: texts }, pages: { ${JSON.stringify(path)}: async () => page } };
  `,
});

/** What stands in the page's root. */
export const rootOf = (body: string): string =>
  /<div id="root"[^>]*>(.*)<\/div>\n<noscript>/s.exec(body)?.[1] ?? '';

export const isDrawn = (body: string): boolean => body.includes('<div id="root" data-drawn>');

let shell: Promise<string> | undefined;

export interface LoaderSite extends EdgeFixture {
  /** Makes these versions live, and nothing else. @returns them as they were published */
  live(remotes: readonly LiveRemote[]): Promise<RemoteRelease[]>;
}

export interface LiveRemote {
  /** `mf-a` unless told */
  name?: string;
  /** the fixtures' own unless told */
  version?: string;
  /** of its only page, whose name is `page` */
  path: string;
  /** what its page reads of its query */
  query?: readonly string[];
  /** its page has no loader */
  loadsNothing?: true;
  /** its loader says what the address answers */
  decides?: true;
  /** it is read before it is used */
  wakes?: 'idle';
  /** text of its server half */
  half: string;
  /** what lies in the store in its place */
  stored?: string;
}

const claimOf = ({ path, query, wakes }: LiveRemote): RouteClaim => ({
  path,
  page: 'page',
  layout: 'default',
  ...(query && { query }),
  ...(wakes && { wakes }),
});

/** A site with the real server half of the shell, and remotes' by hand. */
export async function loaderSite(options: Partial<WebEdgeOptions> = {}): Promise<LoaderSite> {
  shell ??= hostHalf();
  const source = await shell;
  // What holds waits for none of these; what is about one sets it.
  const loaderLimits = {
    withinMs: 60_000,
    headMs: 60_000,
    drawnWithinMs: 0,
    ahead: 0,
    ...options.loaderLimits,
  };
  const fixture = await edgeFixture({ ...options, loaderLimits });
  const bare = hostFixture('1.0.0-cccccccc');
  const host = { ...bare, server: { ...halfAt(bare, source), draws: true as const } };
  await fixture.site.publish(host, { [HALF]: source });
  let revision = 0;
  return {
    ...fixture,
    async live(remotes) {
      const releases: RemoteRelease[] = [];
      for (const remote of remotes) {
        const {
          path: _path,
          query: _query,
          wakes: _wakes,
          half,
          stored,
          loadsNothing,
          decides,
          ...names
        } = remote;
        const plain = remoteFixture([claimOf(remote)], names);
        const release = {
          ...plain,
          server: {
            ...halfAt(plain, half),
            loads: loadsNothing ? [] : ['page'],
            ...(decides ? { decides: ['page'] } : {}),
            draws: true as const,
          },
        };
        await fixture.site.publish(release, { [HALF]: half });
        if (stored !== undefined) {
          const place = [...fixture.site.objects.keys()].find((key) =>
            key.includes(`${release.name}/${release.version}/${HALF}`),
          );
          fixture.site.objects.set(place ?? '', new TextEncoder().encode(stored));
        }
        releases.push(release);
      }
      revision += 1;
      await fixture.site.move({
        ...siteRegistryFixture([], revision),
        host: { live: host, ...settled },
        remotes: Object.fromEntries(releases.map((live) => [live.name, { live, ...settled }])),
      });
      return releases;
    },
  };
}

/** What a page brings to the browser's query client; nothing when it brings none. */
export const broughtBy = (body: string): unknown => {
  const { data } = whatIsDrawn({ status: 200, location: undefined, body });
  return data === '' ? undefined : answersIn(data);
};
