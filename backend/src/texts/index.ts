/** `{{name}}` in a text becomes what goes by that name; a name that nobody fills stays as it is, to be seen. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => values[name] ?? blank);

export { clockText } from './clock-text.ts';
export { knownZone, momentText } from './moment-text.ts';
export { spacedVoucher } from './spaced-voucher.ts';
