import { isLanguage } from '@alisio/shared-contracts/languages';
import type { FromCardFrame, ToCardFrame } from '@alisio/shared-contracts/payments';
import { FIELDS } from './card-values.ts';

/** Says something to the page that embeds the frame, and to nobody else. */
export type Tell = (message: FromCardFrame) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One of the four messages of the contract, or nothing. Read by hand, so that the frame stays small. */
export function readMessage(data: unknown): ToCardFrame | undefined {
  if (!isRecord(data)) return undefined;
  const { type, language, theme, field, id } = data;
  if (type === 'pay:validate' || type === 'pay:flush')
    return typeof id === 'string' && id.length <= 40 ? { type, id } : { type };
  if (type === 'pay:focus') {
    const known = FIELDS.find((name) => name === field);
    return known && { type, field: known };
  }
  if (type !== 'pay:configure') return undefined;
  if (!isLanguage(language) || (theme !== 'light' && theme !== 'dark')) return undefined;
  return { type, language, theme };
}

/** Hears and speaks to the parent at its one origin only. */
export function checkoutPage(origin: string, handle: (message: ToCardFrame) => void): Tell {
  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin) return;
    const message = readMessage(data);
    if (message) handle(message);
  });
  return (message) => window.parent.postMessage(message, origin);
}
