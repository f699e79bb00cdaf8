/**
 * An address of the operators' page: what somebody has paused stays so wherever they go from there.
 * @param hash name of a card
 */
export type PageAddress = (fields?: Readonly<Record<string, string>>, hash?: string) => string;

export const isPaused = (fields: URLSearchParams): boolean => fields.get('refresh') === 'off';

export const PAUSED = { refresh: 'off' } as const;

export const pageAddress =
  (path: string, paused: boolean): PageAddress =>
  (fields = {}, hash) => {
    const query = new URLSearchParams({ ...fields, ...(paused ? PAUSED : {}) }).toString();
    return `${path}${query && `?${query}`}${hash === undefined ? '' : `#${encodeURIComponent(hash)}`}`;
  };
