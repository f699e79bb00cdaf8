import { LOTS } from '../../../sdk/registry/index.ts';
import { Refused } from '../versions/refused.ts';

const LEAST_PERCENT = 100 / LOTS;

/**
 * Reads `5%`, `0.5 %` or `100%`.
 * @returns above 0, up to 1 for everybody
 * @throws Refused for anything else, a number without its sign included: 5 could be a share of five
 */
export function readShare(text: string): number {
  const digits = /^(\d+(?:[.,]\d+)?)\s*%$/.exec(text.trim())?.[1];
  const percent = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
  if (percent >= LEAST_PERCENT && percent <= 100) return percent / 100;
  throw new Refused(
    `"${text}" is no share of visitors: write --to 5%, from ${LEAST_PERCENT}% to 100%. Back to a version: npm run rollback.`,
  );
}

/** `5 %` */
export const percentText = (share: number): string => `${Number((share * 100).toFixed(2))} %`;
