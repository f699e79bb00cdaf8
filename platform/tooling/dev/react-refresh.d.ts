/** What the bundler's refresh client uses of React's package, which brings no types. */
declare module 'react-refresh/runtime' {
  /** Has to happen before React's renderer is evaluated. */
  export function injectIntoGlobalHook(global: typeof globalThis): void;
  /** @param id the same for each edition of a component */
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function getFamilyByType(type: unknown): object | undefined;
  export function performReactRefresh(): unknown;
}
