import type { Params } from './schema.ts';
import { number, string } from './values.ts';

export const int = (params?: Params) =>
  number(params).check(({ value, issues }) => {
    if (Number.isSafeInteger(value)) return;
    issues.push(
      Number.isInteger(value)
        ? { code: Number(value) > 0 ? 'too_big' : 'too_small', continue: true }
        : { code: 'invalid_type', continue: false },
    );
  });

const isUrl = (text: string): boolean => {
  try {
    return new URL(text) !== undefined;
  } catch {
    return false;
  }
};

/** Without the blanks around it, and without what addresses are read without. */
export const url = (params?: Params) =>
  string(params).check((reading) => {
    const text = String(reading.value).trim();
    if (isUrl(text)) reading.value = text.replace(/[\t\n\r]/g, '');
    else reading.issues.push({ code: 'invalid_format', continue: true });
  });
