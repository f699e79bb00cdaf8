import type { IncomingHttpHeaders } from 'node:http';
import { type PageSeen, pinnedIn, versionsOf } from '@alisio/platform/testing/page-seen.ts';
import { PAGE_BEGINS, registryIn } from '@alisio/platform/testing/read-page.ts';
import { hashOf } from '@alisio/platform/tooling/release';
import { type Connections, CutOff, connections } from './ask.ts';

interface PageFile {
  url: string;
  integrity: string;
}

/** Somebody with a browser: connections, a jar of cookies, files that are kept for ever. */
export interface PageVisitor {
  pages: PageSeen[];
  /** scripts that the pages so far named, and that were not brought yet */
  readonly wanted: number;
  /** Nothing is on its way: whoever leaves before that cuts it off. */
  readonly quiet: boolean;
  /**
   * @returns whether all of it came; else what its browser begins with, which asks by itself for the data that was to come behind
   * @throws Error that says what is wrong with it
   */
  open(path: string): Promise<boolean>;
  /** Brings a file that is wanted, or one that was, as a browser does that has thrown it away. @throws Error that says what is wrong with it */
  bring(): Promise<void>;
  leave(): void;
}

/** What came of a file and was what it should be, by its hash: unpacking each would take as long as serving it. */
const right = new Map<string, Buffer>();

/** @param site without a slash at its end */
export function pageVisitor(site: string): PageVisitor {
  const own: Connections = connections();
  const jar = new Map([['country', 'CO']]);
  const known = new Set<string>();
  const wanted: PageFile[] = [];
  const brought: PageFile[] = [];
  const pages: PageSeen[] = [];
  let busy = false;
  let bringing = 0;

  function want(url: string, integrity: string): void {
    if (known.has(url)) return;
    known.add(url);
    wanted.push({ url, integrity });
  }

  function keepCookies(headers: IncomingHttpHeaders): void {
    for (const text of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    }
  }

  async function documentOf(path: string): Promise<string> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = new URL(path, site);
    try {
      const { status, headers, body } = await own.ask({ url, headers: { accept: 'text/html', cookie } });
      keepCookies(headers);
      if (status !== 200) throw new Error(`${path} is a ${status}`);
      return body().toString();
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      keepCookies(error.headers);
      return error.text;
    }
  }

  async function seen(path: string): Promise<boolean> {
    const text = await documentOf(path);
    const isWhole = text.trimEnd().endsWith('</html>');
    if (!isWhole && !PAGE_BEGINS.test(text)) throw new Error(`${path} is cut off`);
    const registry = registryIn(text);
    pages.push({ path, status: 200, registry });
    const versions = versionsOf(registry);
    for (const { url: file, name, version, integrity } of pinnedIn(text)) {
      if (versions[name] !== version)
        throw new Error(`${path} names ${file} beside ${name} ${versions[name]}: mixed`);
      want(file, integrity);
    }
    return isWhole;
  }

  return {
    pages,
    get wanted() {
      return wanted.length;
    },
    get quiet() {
      return !busy && bringing === 0;
    },
    async open(path) {
      busy = true;
      try {
        return await seen(path);
      } finally {
        busy = false;
      }
    },
    async bring() {
      const file = wanted.pop() ?? brought.shift();
      if (!file) return;
      brought.push(file);
      bringing += 1;
      try {
        const { status, sent, body } = await own.ask({ url: new URL(file.url, site) });
        if (status !== 200) throw new Error(`${file.url} is a ${status}`);
        if (right.get(file.integrity)?.equals(sent)) return;
        if (hashOf(body()) !== file.integrity) throw new Error(`${file.url} is not what its page pins`);
        right.set(file.integrity, sent);
      } finally {
        bringing -= 1;
      }
    },
    leave: () => own.close(),
  };
}
