/** Thrown by a page's loader in place of an answer. Each remote has a copy of its own: see `exitOf`. */
class LoaderExit extends Error {
  /** address to go on to; nothing for "not found" */
  readonly href: string | undefined;

  constructor(href?: string) {
    super(href === undefined ? 'not found' : `go on to ${href}`);
    this.name = 'LoaderExit';
    this.href = href;
  }
}

/** How a loader has left, by what it threw; nothing when it has failed. */
export function exitOf(error: unknown): { href: string | undefined } | undefined {
  if (typeof error !== 'object' || error === null || !('name' in error) || error.name !== 'LoaderExit')
    return;
  return { href: 'href' in error && typeof error.href === 'string' ? error.href : undefined };
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
