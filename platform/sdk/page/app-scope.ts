import { createContext, useContext } from 'react';
import type { SiteParts } from './site-parts.ts';

/** Stands for one running app: in the browser the page, on a server one request. */
export interface AppScope {
  readonly kind: 'app-scope';
  /** set by the shell before anything renders; absent in shells of before there were parts, and where a remote is alone */
  parts?: SiteParts;
  /**
   * set by the shell: brings what an address of the site will show before anybody goes there. `code` alone, when
   * the browser is idle, or the `page` with its data; neither where the visitor saves data. Absent as `parts` is
   */
  ahead?: (href: string, what: 'code' | 'page') => void;
  /** where most visitors of the page go next, said by the page before the shell can bring anything ahead */
  wayOn?: string;
}

export const createAppScope = (): AppScope => ({ kind: 'app-scope' });

/**
 * A thing of which each app has its own, made for the first who asks: module state would be shared by all
 * requests of a server. `create` must give an object or a function.
 */
export function perApp<T extends object>(create: () => T): (scope: AppScope) => T {
  const made = new WeakMap<AppScope, T>();
  return (scope) => {
    const thing = made.get(scope) ?? create();
    made.set(scope, thing);
    return thing;
  };
}

const ScopeContext = createContext<AppScope | undefined>(undefined);
export const AppScopeProvider = ScopeContext.Provider;

/** @throws outside of an app: the host and the test helpers provide the scope */
export function useAppScope(): AppScope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('This component needs the app around it.');
  return scope;
}
