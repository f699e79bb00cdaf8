/** Parameter of the address that asks for other versions. */
const PARAMETER = 'mf';

const nameOf = (part: string): string => part.split('=', 1)[0] ?? '';

const partsOf = (search: string): string[] => search.slice(1).split('&').filter(Boolean);

const searchOf = (parts: readonly string[]): string => (parts.length > 0 ? `?${parts.join('&')}` : '');

/** What an address asks for; nothing when it does not ask, an empty text to have all as released. */
export const askedIn = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

/** Without the question; the other parameters stay as they are written. */
export const withoutAsking = (search: string): string =>
  searchOf(partsOf(search).filter((part) => nameOf(part) !== PARAMETER));

export const asking = (search: string, wanted: string): string =>
  searchOf([...partsOf(withoutAsking(search)), `${PARAMETER}=${encodeURIComponent(wanted)}`]);
