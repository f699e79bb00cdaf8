import type { BuildRuntime } from './build-runtime.ts';
import type { ShareScope } from './share-scope.ts';

/** What a remote's entry script leaves in its global: module federation's container. */
export interface Container {
  /** @param scope the shell's libraries */
  init(scope: ShareScope): unknown;
  /** @returns what gives the exposed module */
  get(module: string): Promise<() => unknown>;
}

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function';

/** Gives a build that exposes modules its container's two functions. */
export function actAsContainer(build: BuildRuntime): void {
  const { initializeExposesData: exposed } = build;
  if (!exposed) return;
  build.initContainer = (scope) => {
    build.S = { default: scope };
  };
  build.getContainer = async (module) => {
    const load = Object.hasOwn(exposed.moduleMap, module) ? exposed.moduleMap[module] : undefined;
    if (!load) throw new Error(`It exposes no ${module}.`);
    return load();
  };
}
