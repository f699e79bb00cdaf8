import { useSyncExternalStore } from 'react';
import { keptList, type ShortListed } from './kept-list.ts';

export type { ShortListed } from './kept-list.ts';

const NONE: readonly ShortListed[] = [];
const noneYet = () => NONE;

/** The short list of this device, newest first, and what puts a hotel on it or takes it off; empty at the edge. */
export function useShortList() {
  const hotels = useSyncExternalStore(keptList.subscribe, keptList.get, noneYet);
  return { hotels, has: (code: string) => hotels.some((one) => one.code === code), toggle: keptList.toggle };
}
