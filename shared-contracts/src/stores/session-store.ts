import type { ZodMiniType } from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { decode, encode } from '../encoding/index.ts';
import { readKept } from '../values/read-kept.ts';
import { keepSame } from './keep-same.ts';
import { onTextChanged, readText, removeText, writeText } from './medium.ts';

export interface SessionStoreOptions<T> {
  /** unique on the site */
  key: string;
  schema: ZodMiniType<T>;
  /** counts up with each incompatible shape */
  version: number;
  initial: T;
  /** what an older version wrote → today's shape; nothing when it cannot be kept */
  migrate?: (older: unknown, version: number) => unknown;
}

export interface SessionStore<T> {
  readonly key: string;
  /** what it was defined with, for checks and tools */
  readonly definition?: SessionStoreOptions<T>;
  get(): T;
  /**
   * What equals the state before stays the same object, so that by identity one sees what has changed.
   * @throws TypeError when the next state breaks the schema: a programming error of the caller
   */
  set(next: T | ((current: T) => T)): void;
  reset(): void;
  subscribe(listener: () => void): () => void;
  /** the state of a server's render, before storage may be read */
  readonly initial: T;
}

const onServer = () => typeof window === 'undefined';

/**
 * A typed piece of state that lives as long as the tab, encoded at rest (§3).
 *
 * Corrupt, foreign or too-new data is dropped, a field that only a newer version knows is left out; a blocked or full
 * storage falls back to the page's memory; two copies of this package on one page stay in step. On a server, where a
 * module outlives the request, it is its initial state and inert: nothing is kept, nobody is told.
 */
export function defineSessionStore<T>(options: SessionStoreOptions<T>): SessionStore<T> {
  const { key, schema, version, initial } = options;
  const state = createStore<{ value: T }>(() => ({ value: initial }));
  let seen: string | undefined;
  let opened = false;

  function parse(text: string): T | undefined {
    try {
      const envelope = decode(text);
      if (typeof envelope !== 'object' || envelope === null || !('v' in envelope) || !('d' in envelope))
        return;
      if (typeof envelope.v !== 'number' || envelope.v > version) return;
      const data = envelope.v === version ? envelope.d : options.migrate?.(envelope.d, envelope.v);
      return readKept(schema, data);
    } catch {
      return undefined;
    }
  }

  function refresh(): void {
    const text = readText(key);
    if (text === seen) return;
    seen = text;
    const read = text === undefined ? undefined : parse(text);
    state.setState({ value: read === undefined ? initial : keepSame(state.getState().value, read) });
  }

  function open(): void {
    if (opened || onServer()) return;
    opened = true;
    refresh();
    onTextChanged(key, refresh);
  }

  function current(): T {
    open();
    return state.getState().value;
  }

  return {
    key,
    initial,
    definition: options,
    get: current,
    set(next) {
      const parsed = schema.safeParse(next instanceof Function ? next(current()) : next);
      if (!parsed.success) throw new TypeError(`store ${key}: ${parsed.error.issues[0]?.message}`);
      if (onServer()) return;
      open();
      seen = encode({ v: version, d: parsed.data });
      state.setState({ value: keepSame(state.getState().value, parsed.data) });
      writeText(key, seen);
    },
    reset() {
      if (onServer()) return;
      open();
      seen = undefined;
      state.setState({ value: initial });
      removeText(key);
    },
    subscribe(listener) {
      if (onServer()) return () => {};
      open();
      return state.subscribe(listener);
    },
  };
}
