import { types } from 'node:util';
import { runInNewContext, runInThisContext } from 'node:vm';

/**
 * Takes away what would make code of text in this thread, by the way of any function that is given to a loader. With
 * it goes the short way from a loader to Node. A thread holds loops, leaks and mistakes; it is no sandbox against who
 * means harm: that nobody else's code runs here is the signature's part.
 */
export function closeConstructors(): void {
  const functions = [
    function plain() {},
    async function later() {},
    function* several() {},
    async function* severalLater() {},
  ];
  for (const one of functions) {
    Object.defineProperty(Object.getPrototypeOf(one), 'constructor', { value: undefined });
  }
}

const isThing = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Of the language, without what Node puts beside it. The console of the thread is given to nobody. */
const languageNames = (): string[] =>
  runInNewContext('Object.getOwnPropertyNames(globalThis)').filter(
    (name: string) => name !== 'globalThis' && name !== 'console',
  );

/** What no name leads to, but what functions give, so its classes are among what compositions have in common. */
function hiddenThings(): unknown[] {
  const listened = new AbortController();
  listened.signal.addEventListener('abort', () => undefined);
  const bytes = new ReadableStream({ type: 'bytes' });
  const response = new Response('a');
  return [
    [][Symbol.iterator](),
    new Map().keys(),
    new Set().keys(),
    ''[Symbol.iterator](),
    ''.matchAll(/a/g),
    // Of helpers, and of what is no iterator by birth.
    ...runInThisContext('[[].values().map(String), Iterator.from({ next() {} })]'),
    (function* several() {})(),
    (async function* severalLater() {})(),
    new Intl.Segmenter().segment(''),
    new Intl.Segmenter().segment('')[Symbol.iterator](),
    new URLSearchParams().keys(),
    new Headers().keys(),
    new FormData(),
    new FormData().keys(),
    new Blob(['a']),
    listened.signal,
    new EventTarget(),
    new Event('a'),
    new Request('http://released.invalid'),
    response,
    response.body,
    new ReadableStream().values(),
    new ReadableStream().getReader(),
    bytes,
    bytes.getReader({ mode: 'byob' }),
  ];
}

/** Node makes a class for each kind of its errors. These are what its part of the web throws. */
const thrownThings = (): unknown[] =>
  [
    () => new URL('a'),
    () => Reflect.construct(URL, []),
    () => Reflect.get(URL.prototype, 'href'),
    () => Reflect.get(AbortSignal.prototype, 'aborted'),
    () => Reflect.get(AbortSignal.prototype, 'onabort'),
    () => new TextDecoder('none'),
    () => new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([255])),
    () => Reflect.apply(queueMicrotask, undefined, [1]),
    () => Reflect.construct(AbortSignal, []),
    () => Reflect.construct(URLSearchParams, [[1]]),
    () => Reflect.construct(URLSearchParams, [{ [Symbol.iterator]: 1 }]),
    () => Reflect.construct(ReadableStream, [{ type: 'none' }]),
    () => Reflect.construct(ReadableStream, [{}, { highWaterMark: -1 }]),
    () => new ReadableStream({ start: (control) => [control.close(), control.close()] }),
    () => new Event('a').composedPath.call(1),
    () => structuredClone(() => 0),
  ].map((work) => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  });

/** As in the language itself: a property that an instance may have in the place of its class's is its own, not refused. */
function letInstancesHave(prototype: object, names: readonly string[]): void {
  for (const name of names) {
    const { value, writable } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    if (!writable) continue;
    if (isThing(value)) Object.freeze(value);
    Object.defineProperty(prototype, name, {
      get: () => value,
      set(given: unknown) {
        if (this === prototype) throw new TypeError(`${name} is what all have in common.`);
        Object.defineProperty(this, name, {
          value: given,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }
}

/** `RegExp.$1` and its like tell what was matched last, whoever did it. */
function forgetMatches(): void {
  for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(RegExp)))
    if (get) Reflect.deleteProperty(RegExp, name);
}

/** Between threads a stream is passed by ports, which would outlive the page. */
function keepStreamsHere(): void {
  for (const key of Reflect.ownKeys(ReadableStream.prototype))
    if (typeof key === 'symbol' && key.description?.startsWith('messaging_'))
      Reflect.deleteProperty(ReadableStream.prototype, key);
}

/**
 * Nobody can change what compositions have in common: the language of this thread, which what it gives is made of, and
 * the classes of the web. Each composition has a language of its own beside them.
 */
export async function freezeShared(globals: object): Promise<void> {
  forgetMatches();
  keepStreamsHere();
  // Node names its errors, and what extends them.
  for (const one of [
    Error,
    TypeError,
    RangeError,
    SyntaxError,
    ReferenceError,
    EvalError,
    URIError,
    AggregateError,
  ])
    letInstancesHave(one.prototype, ['name', 'message', 'toString']);
  const seen = new Set<object>();
  const left: unknown[] = [
    ...Object.values(globals),
    ...languageNames().map((name) => Reflect.get(globalThis, name)),
    ...hiddenThings(),
    ...thrownThings(),
    await runInThisContext(`import('none')`).catch((error: unknown) => error),
  ];
  for (let thing = left.pop(); left.length > 0 || thing !== undefined; thing = left.pop()) {
    if (!isThing(thing) || thing === globalThis || seen.has(thing)) continue;
    seen.add(thing);
    left.push(Object.getPrototypeOf(thing));
    if (types.isMap(thing)) left.push(...Map.prototype.values.call(thing));
    for (const key of Reflect.ownKeys(thing)) {
      const own = Object.getOwnPropertyDescriptor(thing, key);
      left.push(own?.value, own?.get, own?.set);
    }
  }
  for (const thing of seen) if (!ArrayBuffer.isView(thing)) Object.freeze(thing);
}
