/** What codes of deals and offers look like. Anybody can write an address, so no sentence may come in by it. */
const CODE = /^[A-Z0-9][A-Z0-9-]{2,19}$/;

/** A code as it is dictated, of what somebody may have written; empty for none and for what is no code. */
export function codeIn(text: string): string {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : '';
}

/** The code that an address asks to be called about; empty for none and for what is no code. */
export const aboutOf = (search: URLSearchParams): string => codeIn(search.get('about') ?? '');
