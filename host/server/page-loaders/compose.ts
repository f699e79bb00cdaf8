import { compileFunction, constants, createContext, runInContext } from 'node:vm';
import type { PageQuestion } from '../../src/server-half/load-page.ts';
import type { RenderAnswer, RenderQuestion } from '../../src/server-half/render-page.tsx';
import type { AskedPage, Composition, Half } from './messages.ts';

/** Of a shell's server half; edge and shell may be of other versions, so it is looked at. */
interface ShellHalf {
  shared: Readonly<Record<string, unknown>>;
  loadPage(module: unknown, question: PageQuestion, signal: AbortSignal): Promise<RenderAnswer>;
  /** not in shells of before pages were drawn at the edge */
  renderPage?(module: unknown, question: RenderQuestion, signal: AbortSignal): Promise<RenderAnswer>;
  /** not in shells of before their own pages were */
  renderOwnPage?(question: RenderQuestion, signal: AbortSignal): Promise<RenderAnswer>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isShellHalf = (value: unknown): value is ShellHalf =>
  isObject(value) && isObject(value.shared) && typeof value.loadPage === 'function';

/** Stands for the site, whose name is not known where code is evaluated. */
export const RELEASED_AT = 'http://released.invalid';

/** What the bundler asks of Node for a page's pictures: where its version's files are. */
const withAddress = ({ name, version, origin }: Half) => ({
  pathToFileURL: () =>
    origin ? `${origin}/` : `${RELEASED_AT}/${name === 'host' ? name : `remotes/${name}`}/${version}/`,
});

/**
 * Of the language, what no page needs: what waits for other threads holds its own, what runs when memory is cleared
 * belongs to no page. Shared memory is WebAssembly's to make as well.
 */
const NOT_OF_PAGES = ['Atomics', 'FinalizationRegistry', 'SharedArrayBuffer', 'WebAssembly'];

/** Evaluates a CommonJS file. @param take what it requires, by name */
function evaluate(context: object, half: Half, take: (request: string) => unknown): unknown {
  const { name, version, source } = half;
  const filename = `${name}@${version}/server.js`;
  const run = compileFunction(source, ['module', 'exports', 'require', '__filename'], {
    parsingContext: context,
    filename,
  });
  const module: { exports: unknown } = { exports: {} };
  run(
    module,
    module.exports,
    (request: string) => (request === 'url' ? withAddress(half) : take(request)),
    '',
  );
  return module.exports;
}

/**
 * Makes a world for a remote's pages, or for the shell's own: the language, what browsers and Node both have (`globals`), and the shared table of
 * the shell. Nothing of Node can be asked for, and text is no code.
 * @returns what asks a page for its data
 * @throws what the halves throw while they are evaluated
 */
export function compose(
  { host, remote, key }: Composition,
  globals: object,
): (question: AskedPage, signal: AbortSignal) => Promise<RenderAnswer> {
  const context = createContext(constants.DONT_CONTEXTIFY, {
    name: key,
    codeGeneration: { strings: false, wasm: false },
  });
  Object.assign(context, globals);
  for (const name of NOT_OF_PAGES) Reflect.deleteProperty(runInContext('globalThis', context), name);
  const refuse = (request: string): never => {
    throw new Error(`${request} is not to be had at the edge.`);
  };
  const shell = evaluate(context, host, refuse);
  if (!isShellHalf(shell))
    throw new Error(`The shell ${host.version} has another server half than this edge knows.`);
  if (!remote) {
    return async ({ draws, ...question }, signal) =>
      (draws && shell.renderOwnPage?.({ ...question, ...draws }, signal)) ?? {};
  }
  const module = evaluate(context, remote, (request) =>
    Object.hasOwn(shell.shared, request) ? shell.shared[request] : refuse(request),
  );
  return ({ draws, ...question }, signal) =>
    draws && shell.renderPage
      ? shell.renderPage(module, { ...question, ...draws }, signal)
      : shell.loadPage(module, question, signal);
}
