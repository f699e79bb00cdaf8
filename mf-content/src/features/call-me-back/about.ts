/** What codes of deals and offers look like. Anybody can write an address, so no sentence may come in by it. */
const CODE = /^[A-Z0-9][A-Z0-9-]{2,19}$/;

/** The code that an address asks to be called about; empty for none and for what is no code. */
export function aboutOf(search: URLSearchParams): string {
  const code = search.get('about')?.trim().toUpperCase() ?? '';
  return CODE.test(code) ? code : '';
}
