import type { Page } from '@playwright/test';
import type { Part } from './remote-parts.ts';

/**
 * Set in a page whose trouble is over: faults that throw do so for a reason that can pass, as data that is out of
 * order does.
 */
const HEALED = 'alisioHealed';

export const healCode = (page: Page): Promise<unknown> =>
  page.evaluate((name) => Reflect.set(globalThis, name, true), HEALED);

const THROW = `if (!globalThis.${HEALED}) throw new Error('sabotaged');`;

/** What a fault makes of the text of a published script. */
export type Change = (text: string) => string;

/**
 * Puts statements before and after a chunk's modules are evaluated. `after` runs for the one that was asked for: an ES
 * module with a namespace, or the only one of the chunk.
 */
const around =
  ({ before = '', after = '' }: { before?: string; after?: string }): Change =>
  (text) => {
    const queue = /globalThis\.(\w+)\s*\|\|=/.exec(text)?.[1];
    if (!queue) throw new Error('This script is no chunk.');
    return `(queue => {
  const { push } = queue;
  queue.push = data => {
    queue.push = push;
    const modules = data[1];
    for (const id of Object.keys(modules)) {
      const own = modules[id];
      modules[id] = (module, exports, require) => {
        ${before}
        own(module, exports, require);
        if (!module.exports.__esModule && Object.keys(modules).length > 1) return;
        ${after}
      };
    }
    return push.call(queue, data);
  };
})(globalThis.${queue} ||= []);
${text}`;
  };

/** A page in whose place another component stands. */
const asPage = (component: string): Change =>
  around({
    after: `const page = module.exports;
        const [react] = Object.values(require.S.default.react);
        const { createElement, useEffect } = react.get()();
        module.exports = { ...page, default: ${component} };`,
  });

const HTML = '<!doctype html><title>Wi-Fi</title><h1>Wi-Fi</h1>';
const SURPRISE = "module.exports = { default: 'surprise' };";
const containerIn = (text: string): string => /^var (\w+)/.exec(text)?.[1] ?? '';

/** Bad code that somebody could have built and released. */
export const CODE_FAULTS = [
  'truncated',
  'syntax error',
  'HTML with 200',
  'wrong export',
  'throws when evaluated',
  'throws when rendered',
  'throws in an effect',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

const everywhere = {
  truncated: (text: string) => text.slice(0, text.length / 2),
  'syntax error': (text: string) => `const = {\n${text}`,
  'HTML with 200': () => HTML,
  'throws when evaluated': around({ before: THROW }),
};

const ofComponent: Readonly<Partial<Record<CodeFault, Change>>> = {
  ...everywhere,
  'wrong export': around({ after: SURPRISE }),
  'throws when rendered': asPage(`props => { ${THROW} return createElement(page.default, props); }`),
  'throws in an effect': asPage(
    `props => { useEffect(() => { ${THROW} }, []); return createElement(page.default, props); }`,
  ),
};

/** What each fault makes of a part's own file, where the part can have it. */
export const CODE_CHANGES: Readonly<Record<Part, Readonly<Partial<Record<CodeFault, Change>>>>> = {
  manifest: {},
  entry: {
    ...everywhere,
    'throws when evaluated': (text) => `${THROW}\n${text}`,
    'wrong export': (text) => `var ${containerIn(text)} = {};`,
  },
  'exposed chunk': { ...everywhere, 'wrong export': around({ after: SURPRISE }) },
  'lazy chunk': ofComponent,
  'tab of the home': ofComponent,
  'card of the home': ofComponent,
  'search on a 404': ofComponent,
  texts: { ...everywhere, 'wrong export': around({ after: "module.exports = 'surprise';" }) },
  // A library without its functions breaks where one is called: that is the page's own fault, its row has it.
  'shared library': everywhere,
};

/** Those whose cause can pass while the page is open; of the others the next version is the cure. */
export const canPass = (fault: CodeFault): boolean => fault.startsWith('throws');
