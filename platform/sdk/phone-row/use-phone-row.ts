import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { useFormats } from '../i18n/index.ts';
import { type PhoneLine, usePhoneLine } from '../visitor/index.ts';

/** What the row of a line says by itself; each is told of one thing: `number`, `closes`, `opens`. */
export type PhoneRowText = 'call' | 'open' | 'closed';

export interface PhoneRow {
  /** what `LineRow` of `shared-ui` is given */
  row: { line: PhoneLine; words: Record<PhoneRowText, string> };
  /** what a call saves at most, and as a rule, in percent (§1): `20 %` */
  saves: { upTo: string; usual: string };
}

/** The line to a person in words; nothing without one. @param say a text by its name */
export function usePhoneRow(
  say: (text: PhoneRowText, values: Record<string, string>) => string,
): PhoneRow | undefined {
  const { number } = useFormats();
  const line = usePhoneLine();
  if (!line) return undefined;
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  return {
    row: {
      line,
      words: {
        call: say('call', { number: line.shown }),
        open: say('open', { closes: line.closes }),
        closed: say('closed', { opens: line.opens }),
      },
    },
    saves: { upTo: percent(PHONE_DISCOUNT.upToPercent), usual: percent(PHONE_DISCOUNT.usualPercent) },
  };
}
