/** Thrown by a page's loader in place of an answer. */
export class LoaderExit extends Error {
  /** address to go on to; nothing for "not found" */
  readonly href: string | undefined;

  constructor(href?: string) {
    super(href === undefined ? 'not found' : `go on to ${href}`);
    this.name = 'LoaderExit';
    this.href = href;
  }
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
