import type { LibraryFactory, ShareScope, WantedLibrary } from './share-scope.ts';

/** A library that the table of this build says it brings. */
export interface BroughtLibrary {
  name: string;
  version: string;
  factory: () => LibraryFactory | Promise<LibraryFactory>;
}

/** A module that was evaluated; one that threw keeps what it threw. */
export interface Evaluated {
  exports: unknown;
  error?: unknown;
}

/** What the bundler gives each build for its modules and chunks, and what its federation plugin writes into it. */
export interface BuildRuntime {
  (id: string): unknown;
  /** modules that are here, not yet evaluated */
  m: Record<string, (module: Evaluated) => void>;
  /** modules that were evaluated */
  c: Record<string, Evaluated>;
  /** fetches a chunk */
  e(chunk: string | number): Promise<unknown>;
  /** puts a script into the page */
  l(url: string, ...rest: unknown[]): void;
  /** what has to be waited for with a chunk, by its kind */
  f: Record<string, (chunk: string | number, promises: Promise<unknown>[]) => void>;
  /** share scopes by name; there is `default` alone */
  S: { default?: ShareScope };
  /** asked before a shared module is read */
  I(scope: string): unknown;
  /** the container's two functions: what the shell calls */
  initContainer(scope: ShareScope): void;
  getContainer(module: string): Promise<() => unknown>;

  readonly initializeSharingData?: {
    readonly scopeToSharingDataMapping: { readonly default?: readonly BroughtLibrary[] };
  };
  readonly consumesLoadingData?: {
    /** shared modules by the chunks that need them */
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, WantedLibrary>>;
    /** shared modules of the first script */
    readonly initialConsumes?: readonly string[];
  };
  readonly initializeExposesData?: {
    readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>>;
  };
}
