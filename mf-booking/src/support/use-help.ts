import { usePhoneLine, useSite } from '@alisio/platform/sdk/visitor';
import { phoneHref } from '@alisio/shared-contracts/contacts';

/** Who answers a call now. */
export interface Help {
  /** `tel:` address */
  href: string;
  /** as it is dictated, held together by no-break spaces */
  shown: string;
  /** by day and night: the helpline, which has no hours */
  always: boolean;
}

/**
 * The visitor's line; while it is closed, the helpline for those who have a booking or wait for one. Nothing without a
 * configured line.
 */
export function useHelp(hasPaid: boolean): Help | undefined {
  const line = usePhoneLine();
  const helpline = useSite()?.contactNumbers.helpline;
  if (!line) return undefined;
  if (hasPaid && helpline && line.openNow === false)
    return { href: phoneHref(helpline), shown: helpline.replaceAll(' ', '\u00a0'), always: true };
  return { href: line.href, shown: line.shown, always: false };
}
