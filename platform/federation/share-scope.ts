/** Gives a library's module; evaluates it when it is the first to ask. */
export type LibraryFactory = () => unknown;

/** A library as the shell offers it. */
export interface SharedLibrary {
  /** At once when it is part of the shell's first script; otherwise its file is fetched, anew after a failure */
  get(): LibraryFactory | Promise<LibraryFactory>;
}

/**
 * The shell's libraries by name and version, in the shape of module federation's share scopes, so that a container
 * of any build reads it. The shell alone fills it: there is one version of each.
 */
export type ShareScope = Record<string, Record<string, SharedLibrary>>;

/** What a build asks of the scope. */
export interface WantedLibrary {
  /** name in the scope: `react`, `@alisio/platform/sdk/page` */
  shareKey: string;
  /** `^19.0.0` */
  requiredVersion: string;
}

/** `^19.0.0`, `19.3.1` → `19` */
const majorOf = (version: string): string | undefined => /\d+/.exec(version)?.[0];

/**
 * A library of the scope, when its major is the one that is asked for. Whether it has each name that a remote uses is
 * checked when the remote is released.
 * @throws Error when the scope has it not, or in another major
 */
export function takeLibrary(scope: ShareScope, { shareKey, requiredVersion }: WantedLibrary): SharedLibrary {
  const [offered] = Object.entries(scope[shareKey] ?? {});
  if (!offered) throw new Error(`The shell brings no ${shareKey}.`);
  const [version, library] = offered;
  if (majorOf(version) !== majorOf(requiredVersion))
    throw new Error(`The shell brings ${shareKey} ${version}, asked for is ${requiredVersion}.`);
  return library;
}
