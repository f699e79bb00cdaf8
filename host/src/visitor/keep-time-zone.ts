import { TIME_ZONE_COOKIE } from '@alisio/shared-contracts/visitor';
import { keepChoice } from './cookie.ts';

/** Tells the edge which zone this browser is in, so that the next page's first data is of the visitor's own day. */
export function keepTimeZone(): void {
  keepChoice(TIME_ZONE_COOKIE, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
