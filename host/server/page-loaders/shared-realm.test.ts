import { drawing, type LiveRemote, type LoaderSite, loaderSite, rootOf } from '../testing/loader-site.ts';

let site: LoaderSite;
beforeEach(async () => {
  const loaderLimits = { drawnWithinMs: 60_000, threads: 1 };
  // Each page here is to be drawn.
  site = await loaderSite({ loaderLimits, keptBytes: 0 });
});
afterEach(() => site.close());

const h1Of = async (url: string) => /<h1>(.*?)<\/h1>/s.exec(rootOf((await site.get(url)).body))?.[1];

/**
 * Everything that a bundle can come to: by what it was given, by what that gives, and by what it throws. All of it that
 * can be changed is marked; what bears the mark of another is told.
 */
const WALK = `
  const seen = new Set();
  const foreign = new Set();
  const MARK = Symbol.for('mark');
  function walk(start, name) {
    const left = [[start, name]];
    while (left.length > 0) {
      const [thing, path] = left.pop();
      if ((typeof thing !== 'object' || thing === null) && typeof thing !== 'function') continue;
      if (seen.has(thing)) continue;
      seen.add(thing);
      try {
        if (Object.hasOwn(thing, MARK) && thing[MARK] !== ME) foreign.add(path + (thing instanceof Object ? '' : ' ' + String(thing.code ?? thing.constructor?.name)).slice(0, 40));
        else Object.defineProperty(thing, MARK, { value: ME });
      } catch {}
      try { left.push([Object.getPrototypeOf(thing), path + '.__proto__']); } catch {}
      let keys = [];
      try { keys = Reflect.ownKeys(thing); } catch {}
      for (const key of keys) {
        if (key === MARK) continue;
        const own = Object.getOwnPropertyDescriptor(thing, key);
        for (const one of ['value', 'get', 'set']) left.push([own?.[one], path + '.' + String(key)]);
        if (own?.get) { try { left.push([thing[key], path + '.' + String(key)]); } catch (error) { left.push([error, path + '!']); } }
      }
      for (const inside of Array.isArray(thing) ? [] : ['keys', 'values']) {
        try { if (typeof thing[inside] === 'function') for (const one of thing[inside]()) left.push([one, path + '.' + inside]); } catch {}
      }
    }
  }
  async function walkAll(context) {
    const given = [];
    const take = async (name, work) => {
      try { given.push([name, work()]); } catch (error) { given.push([name + '!', error]); }
      const last = given.at(-1)[1];
      if (last && typeof last.then === 'function') {
        try { given.push([name + ' await', await Promise.race([last, new Promise((late) => setTimeout(late, 100))])]); } catch (error) { given.push([name + ' await!', error]); }
      }
    };
    await take('global', () => globalThis);
    await take('context', () => context);
    const request = () => new Request('http://a/', { method: 'POST', body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    for (const kind of ['json', 'text', 'arrayBuffer', 'bytes', 'blob', 'formData']) {
      await take(kind, () => request()[kind]());
      await take('response ' + kind, () => new Response('{"a":[1]}')[kind]());
    }
    await take('request', () => request());
    await take('clone', () => request().clone());
    await take('body', () => request().body);
    await take('no request', () => new Request('a b'));
    for (const one of [new Map([[1, {}]]), new Set([1]), [1], /x/, new Date(), new Error('a'), new TypeError('b'), new Uint8Array(1), new DataView(new ArrayBuffer(1)), Object(1n), {}, Object(''), Object(true), Object(1)])
      await take('structuredClone ' + Object.prototype.toString.call(one), () => structuredClone(one));
    await take('no clone', () => structuredClone(() => 0));
    await take('last match', () => structuredClone(/x/).constructor.lastMatch);
    await take('timer', () => setTimeout(() => 0, 1e6));
    await take('no timer', () => setTimeout(1));
    await take('microtask', () => queueMicrotask(() => 0));
    await take('no microtask', () => queueMicrotask(1));
    await take('fetch', () => fetch('/api/x'));
    await take('no fetch', () => fetch('http://a/'));
    await take('url', () => new URL('http://a/?b=c'));
    await take('no url', () => new URL('a'));
    for (const kind of ['keys', 'values', 'entries']) {
      await take('params ' + kind, () => new URLSearchParams('a=b')[kind]());
      await take('headers ' + kind, () => new Headers({ a: 'b' })[kind]());
    }
    await take('signal', () => { const s = new AbortController().signal; s.addEventListener('abort', () => 0); return s; });
    await take('aborted', () => AbortSignal.abort().throwIfAborted());
    await take('timeout', () => AbortSignal.timeout(1e6));
    await take('any', () => AbortSignal.any([new AbortController().signal]));
    await take('event', () => new Event('a'));
    await take('no event', () => new Event());
    await take('target', () => { const t = new EventTarget(); t.addEventListener('a', () => 0); return t; });
    await take('path', () => { const t = new EventTarget(); const e = new Event('a'); let p; t.addEventListener('a', () => { p = e.composedPath(); }); t.dispatchEvent(e); return p; });
    await take('encode', () => new TextEncoder().encode('a'));
    await take('encodeInto', () => new TextEncoder().encodeInto('a', new Uint8Array(1)));
    await take('decoder', () => new TextDecoder());
    await take('no decoder', () => new TextDecoder('none'));
    await take('random', () => crypto.getRandomValues(new Uint8Array(1)));
    await take('no random', () => crypto.getRandomValues(1));
    await take('exception', () => new DOMException('a', 'AbortError'));
    for (const type of [undefined, 'bytes']) {
      const stream = () => new ReadableStream({ type, start(control) { given.push(['control', control]); control.enqueue(new Uint8Array(1)); control.close(); } });
      await take('stream', stream);
      await take('reader', () => stream().getReader());
      await take('read', () => stream().getReader().read());
      await take('byob', () => stream().getReader({ mode: 'byob' }));
      await take('byob read', () => stream().getReader({ mode: 'byob' }).read(new Uint8Array(1)));
      await take('pulled', () => new ReadableStream({ type, pull(control) { given.push(['byob request', control.byobRequest]); control.enqueue(new Uint8Array(1)); } }, { highWaterMark: 1 }));
      await take('iterator', () => stream().values());
      await take('next', () => stream().values().next());
      await take('tee', () => stream().tee());
      for (const key of Reflect.ownKeys(ReadableStream.prototype)) if (typeof key === 'symbol')
        await take(String(key), () => stream()[key]());
    }
    const INSPECT = Symbol.for('nodejs.util.inspect.custom');
    for (const one of [new URL('http://a/'), new Headers(), request(), new Event('a'), new TextDecoder(), new ReadableStream(), new URLSearchParams(), new AbortController(), new EventTarget()])
      await take('inspect', () => one[INSPECT]?.(5, { depth: 5, stylize: (text, ...more) => { given.push(['stylize', more]); return text; } }, (...more) => { given.push(['inspected', more]); return ''; }));
    await take('import', () => import('node:fs'));
    for (const [name, thing] of given) walk(thing, name);
    return [...foreign].join(' ; ').slice(0, 6000);
  }
`;

const walking = (name: string): LiveRemote => ({
  name: `mf-${name}`,
  ...drawing(
    `return jsx('h1', { children: 'foreign: ' + found });`,
    'loader: async (context) => { found = await walkAll(context); },',
    `const ME = ${JSON.stringify(name)}; let found = 'not walked'; ${WALK}`,
    `/${name}`,
  ),
});

test('nothing that two remotes can come to can be changed by either of them', async () => {
  site.api.answer('/x', (_request, response) => void response.end('{"a":[1]}'));
  await site.live([walking('one'), walking('other')]);
  expect(await h1Of('/one')).toBe('foreign: ');
  expect(await h1Of('/other')).toBe('foreign: ');
});

test('no page changes what another one draws with by a copy that it was given', async () => {
  await site.live([
    {
      name: 'mf-bad',
      ...drawing(
        `const { prototype } = structuredClone(new Map()).constructor;
         try { prototype.get = () => async () => ({ drawn: { html: 'evil', styles: { css: '', names: 'css' } } }); } catch {}
         return jsx('h1', { children: 'drawn' });`,
        '',
        '',
        '/bad',
      ),
    },
    { name: 'mf-good', ...drawing(`return jsx('h1', { children: 'whole' });`, '', '', '/good') },
  ]);
  expect(await h1Of('/good')).toBe('whole');
  expect(await h1Of('/bad')).toBe('drawn');
  expect(await h1Of('/good')).toBe('whole');
});

test('no page waits for other threads, nor runs when memory is cleared', async () => {
  await site.live([
    drawing(
      `const names = ['Atomics', 'FinalizationRegistry', 'SharedArrayBuffer', 'WebAssembly'];
       return jsx('h1', { children: names.filter((name) => name in globalThis).join() || 'none' });`,
      '',
      '',
      '/a',
    ),
  ]);
  expect(await h1Of('/a')).toBe('none');
});
