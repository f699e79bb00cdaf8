import { type PageSeen, pinnedIn, versionsOf } from '@alisio/platform/testing/page-seen.ts';
import { registryIn } from '@alisio/platform/testing/read-page.ts';
import { hashOf } from '@alisio/platform/tooling/release';
import type { BalancedEdges, Reply } from './balanced-edges.ts';
import type { Pace } from './paced.ts';

export interface Load {
  edges: BalancedEdges;
  pace: Pace;
  /** what should not be, as sentences */
  problems: string[];
  /** milliseconds of each answer */
  took: { pages: number[]; files: number[] };
}

export interface LoadVisitor {
  pages: PageSeen[];
  /** Opens a page and brings every script that it names and that was not brought before, as a browser does. */
  open(path: string): Promise<void>;
}

/** Somebody with a browser: one edge at a time, a jar of cookies, files kept for ever. */
export function loadVisitor({ edges, pace, problems, took }: Load): LoadVisitor {
  let place = edges.join();
  const jar = new Map<string, string>();
  const kept = new Set<string>();
  const pages: PageSeen[] = [];

  async function get(path: string): Promise<Reply> {
    await pace.turn();
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await edges.get(place, path, cookie ? { cookie } : {});
    place = reply.place;
    for (const text of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    }
    return reply;
  }

  async function bring(url: string, integrity: string): Promise<void> {
    if (kept.has(url)) return;
    kept.add(url);
    const { status, body, ms } = await get(url);
    took.files.push(ms);
    if (status !== 200) problems.push(`${url} is a ${status}`);
    else if (hashOf(body) !== integrity) problems.push(`${url} is not what its page pins`);
  }

  return {
    pages,
    async open(path) {
      const { status, body, ms } = await get(path);
      took.pages.push(ms);
      const text = body.toString();
      if (!text.trimEnd().endsWith('</html>')) problems.push(`${path} is cut off`);
      const registry = registryIn(text);
      pages.push({ path, status, registry });
      const versions = versionsOf(registry);
      for (const { url, name, version, integrity } of pinnedIn(text)) {
        if (versions[name] !== version) problems.push(`${path} names ${url} beside ${versions[name]}`);
        await bring(url, integrity);
      }
      // What the shell would load for the next page.
      for (const { entry } of Object.values(registry.remotes)) await bring(entry.url, entry.integrity);
    },
  };
}
