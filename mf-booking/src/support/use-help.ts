import { usePhoneLine, useSite } from '@alisio/platform/sdk/visitor';

/** Who answers a call now. */
export interface Help {
  /** `tel:` address */
  href: string;
  /** as it is dictated, held together by no-break spaces */
  shown: string;
  /** by day and night: the helpline, which has no hours */
  always: boolean;
}

const dialled = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/**
 * The visitor's line; while it is closed, the helpline for who has a booking or waits for one. Nothing without a
 * configured line.
 */
export function useHelp(hasPaid: boolean): Help | undefined {
  const line = usePhoneLine();
  const helpline = useSite()?.contactNumbers.helpline;
  if (!line) return undefined;
  if (hasPaid && helpline && line.openNow === false)
    return { href: dialled(helpline), shown: helpline.replaceAll(' ', '\u00a0'), always: true };
  return { href: line.href, shown: line.shown, always: false };
}
