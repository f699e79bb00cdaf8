import { isCheckoutPath } from '@alisio/shared-contracts/routes';
import type { Leaving } from '../router/page-router.tsx';

/** Whether the page that shows can be loaded anew without taking anything from the visitor. */
export const mayReload = (typed: boolean): boolean =>
  !typed && !isCheckoutPath(window.location.pathname) && navigator.onLine;

/**
 * Whether a new address may be come to by loading a document: another page, no checkout at either end, and
 * nothing handed over that a document would not get.
 */
export function mayLeaveByDocument({ href, state }: Leaving, typed: boolean): boolean {
  const { pathname } = new URL(href, window.location.href);
  const isOther = pathname !== window.location.pathname;
  return isOther && (state ?? null) === null && !isCheckoutPath(pathname) && mayReload(typed);
}
