import { localToday } from '@alisio/shared-contracts/dates';
import { useSyncExternalStore } from 'react';
import { useBootstrap } from '../page/index.ts';

const neverTold = () => () => {};

/** ISO date of today where the visitor is: the day that the page was drawn on until it stands, then the browser's own. */
export function useToday(): string {
  const { today } = useBootstrap();
  return useSyncExternalStore(neverTold, localToday, () => today ?? localToday());
}
