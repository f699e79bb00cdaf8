import type { Page } from '@playwright/test';

/** A page that does not answer for this long hangs. */
const ANSWERS_WITHIN_MS = 5000;

declare global {
  interface Window {
    /** names of what is no longer what the browser brought, and of what was added to it */
    changedNatives?: () => string[];
  }
}

/**
 * Runs in the page before any script: remembers what the browser brings. The shell's own timers and listeners, which
 * remember what goes on, are not compared: it fixes them itself.
 */
function remember(): void {
  const shells = /^(?:(?:set|clear)(?:Timeout|Interval)|(?:add|remove)EventListener|changedNatives)$/;
  /** A global of the shell, a remote's one, and what build tools and the federation keep. */
  const tools = /^(?:_|\$|alisio|mf_|rspackChunk)|^\d+$/;
  const holders: [string, object][] = [
    ['', window],
    ['history.', history],
    ['JSON.', JSON],
    ['Math.', Math],
    ['Object.', Object],
    ...[
      Array,
      Document,
      Element,
      EventTarget,
      Function,
      HTMLElement,
      History,
      Map,
      Node,
      Number,
      Object,
      Promise,
      RegExp,
      Set,
      Storage,
      String,
      XMLHttpRequest,
    ].map(({ name, prototype }): [string, object] => [`${name}.prototype.`, prototype]),
  ];
  const standing = (holder: object, key: string): unknown => {
    const { value, get } = Object.getOwnPropertyDescriptor(holder, key) ?? {};
    return value ?? get;
  };
  const kept = holders.map(([prefix, holder]) => {
    const names = Object.getOwnPropertyNames(holder).filter(
      (key) => typeof standing(holder, key) === 'function',
    );
    return { prefix, holder, values: new Map(names.map((key) => [key, standing(holder, key)])) };
  });
  const hasOf = new Map(kept.map(({ holder }) => [holder, new Set(Object.getOwnPropertyNames(holder))]));
  const { pushState, replaceState, go, back, forward } = history;
  const own = new Map<string, unknown>(Object.entries({ pushState, replaceState, go, back, forward }));
  window.changedNatives = () =>
    kept.flatMap(({ prefix, holder, values }) => {
      const changed = [...values].filter(
        ([key, value]) => !shells.test(key) && standing(holder, key) !== value,
      );
      const added = Object.getOwnPropertyNames(holder).filter(
        (key) =>
          !hasOf.get(holder)?.has(key) &&
          !tools.test(key) &&
          !shells.test(key) &&
          !(holder === history && own.get(key) === standing(holder, key)),
      );
      return [...changed.map(([key]) => key), ...added].map((key) => prefix + key);
    });
}

export const rememberNatives = (page: Page): Promise<unknown> => page.addInitScript(remember);

/** What is wrong with a page some seconds after it stood; nothing when it is as it was. */
export async function wrongLater(page: Page): Promise<string | undefined> {
  let timer = 0;
  const silence = new Promise<undefined>((resolve) => {
    timer = Number(setTimeout(resolve, ANSWERS_WITHIN_MS));
  });
  const changed = await Promise.race([page.evaluate(() => window.changedNatives?.() ?? []), silence]);
  clearTimeout(timer);
  if (!changed) return `it hangs: no answer for ${ANSWERS_WITHIN_MS / 1000} s`;
  return changed.length > 0
    ? `it has changed what belongs to every page: ${changed.slice(0, 5).join(', ')}`
    : undefined;
}
