/** Thrown by a page's loader in place of an answer. Each remote has a copy of its own: see `exitOf`. */
class LoaderExit extends Error {
  /** address to go on to; nothing for "not found" */
  readonly href: string | undefined;
  /** what was there was taken away for good */
  readonly gone: boolean;

  constructor(href?: string, gone = false) {
    super(href === undefined ? 'not found' : `go on to ${href}`);
    this.name = 'LoaderExit';
    this.href = href;
    this.gone = gone;
  }
}

/** How a loader has left. */
export interface LeftLoader {
  /** where to; nothing where there is nothing at the address */
  href: string | undefined;
  /** what was there was taken away for good */
  gone?: true;
}

/** How a loader has left, by what it threw; nothing when it has failed. */
export function exitOf(error: unknown): LeftLoader | undefined {
  if (typeof error !== 'object' || error === null || !('name' in error) || error.name !== 'LoaderExit')
    return;
  return {
    href: 'href' in error && typeof error.href === 'string' ? error.href : undefined,
    ...('gone' in error && error.gone === true ? { gone: true } : {}),
  };
}

/**
 * Leaves a page's loader for another address of the site, in place of the entry that was asked for.
 * @throws always
 */
export function redirectTo(href: string): never {
  throw new LoaderExit(href);
}

/**
 * Leaves a page's loader for the "not found" page, the address kept.
 * @throws always
 */
export function notFound(): never {
  throw new LoaderExit();
}

/**
 * Leaves a page's loader for the page that says that what was here was taken away for good; an edge or a shell that does
 * not know it yet says "not found".
 * @throws always
 */
export function gone(): never {
  throw new LoaderExit(undefined, true);
}
