import type { BroughtLibrary, BuildRuntime, Evaluated } from './build-runtime.ts';
import { type LibraryFactory, type SharedLibrary, type ShareScope, takeLibrary } from './share-scope.ts';
import { dropThrown } from './try-again.ts';

/**
 * Evaluates a library anew when it threw before: who asks again may be given it now. Nobody changes what others are
 * given: what it exports is frozen.
 */
const evaluatedIn =
  (build: BuildRuntime, factory: LibraryFactory): LibraryFactory =>
  () => {
    dropThrown(build);
    return Object.freeze(factory());
  };

function offered(build: BuildRuntime, { factory }: BroughtLibrary): SharedLibrary {
  return {
    get() {
      const library = factory();
      return library instanceof Promise
        ? library.then((arrived) => evaluatedIn(build, arrived))
        : evaluatedIn(build, library);
    },
  };
}

/** What the shell's build brings, as every container is given it: none can put another library into it. */
export function scopeOf(build: BuildRuntime): ShareScope {
  const brought = build.initializeSharingData?.scopeToSharingDataMapping.default ?? [];
  const byName = brought.map((library) => [
    library.name,
    Object.freeze({ [library.version]: Object.freeze(offered(build, library)) }),
  ]);
  return Object.freeze(Object.fromEntries(byName));
}

/**
 * Makes a build read its shared modules from the scope that it was given: those of its first script when they are
 * evaluated, those of a chunk before the chunk counts as loaded. What did not come is asked for again with the chunk.
 */
export function readShared(build: BuildRuntime): void {
  const { consumesLoadingData: wanted } = build;
  if (!wanted) return;
  const libraryOf = (id: string): SharedLibrary => {
    const data = wanted.moduleIdToConsumeDataMapping[id];
    if (!data) throw new Error(`The build does not say what its module ${id} shares.`);
    return takeLibrary(build.S.default ?? {}, data);
  };
  const settled = new Set<string>();
  const onTheWay = new Map<string, Promise<unknown>>();

  /** Kept when it is here: every module asks for it. One that threw is not, so that the next one asks anew. */
  function evaluate(id: string, module: Evaluated, factory: LibraryFactory): void {
    delete build.c[id];
    module.exports = factory();
    build.c[id] = module;
  }

  function settle(id: string, factory: LibraryFactory): void {
    settled.add(id);
    build.m[id] = (module) => evaluate(id, module, factory);
  }

  function arriving(id: string): Promise<unknown> | undefined {
    const library = libraryOf(id).get();
    if (!(library instanceof Promise)) return void settle(id, library);
    const arrival = library.then((factory) => settle(id, factory)).finally(() => onTheWay.delete(id));
    onTheWay.set(id, arrival);
    return arrival;
  }

  build.f.consumes = (chunk, promises) => {
    for (const id of wanted.chunkMapping[chunk] ?? []) {
      const arrival = settled.has(id) ? undefined : (onTheWay.get(id) ?? arriving(id));
      if (arrival) promises.push(arrival);
    }
  };
  for (const id of wanted.initialConsumes ?? []) {
    build.m[id] = (module) => {
      const library = libraryOf(id).get();
      if (library instanceof Promise) throw new Error(`The first script reads ${id}, which comes later.`);
      settle(id, library);
      evaluate(id, module, library);
    };
  }
}
