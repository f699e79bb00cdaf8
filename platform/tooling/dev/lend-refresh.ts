import * as runtime from 'react-refresh/runtime';

type LentRefresh = Pick<
  typeof runtime,
  | 'register'
  | 'createSignatureFunctionForTransform'
  | 'isLikelyComponentType'
  | 'getFamilyByType'
  | 'performReactRefresh'
>;

declare global {
  /** set by a development build of the shell before any remote's entry can run */
  var alisioRefresh: LentRefresh | undefined;
}

/**
 * First of the development shell's entries: React's renderer asks for this hook once, when it is evaluated. One
 * refresh runtime serves all bundles of a page; with one in each, the renderer would know the edits of the last only.
 */
runtime.injectIntoGlobalHook(globalThis);
globalThis.alisioRefresh = runtime;
