import { defineSessionStore } from '@alisio/shared-contracts/stores';
import { z } from '@alisio/shared-contracts/zod';
import { useState } from 'react';
import { useSessionStore } from '../state/index.ts';

/**
 * §4: the finished flag of a list. Which prices' time is up, by the moment (UTC, ISO 8601) that it was; null while it
 * runs.
 * @param key of the session store
 */
export const defineListClock = (key: string) =>
  defineSessionStore({
    key,
    version: 1,
    schema: z.strictObject({ finished: z.nullable(z.string()) }),
    initial: { finished: null },
  });
export type ListClock = ReturnType<typeof defineListClock>;

/**
 * Whether somebody is to be told now that the time of a list's prices is up: once for the same prices, whichever way
 * they come back.
 * @param expiresAt UTC, ISO 8601: until when they hold; nothing while they are on their way
 */
export function useTimeUp(clock: ListClock, expiresAt: string | undefined) {
  const { finished } = useSessionStore(clock);
  const [isUp, setUp] = useState(false);
  return {
    isUp,
    /** for the clock's end */
    end: () => {
      if (expiresAt === undefined || finished === expiresAt) return;
      clock.set({ finished: expiresAt });
      setUp(true);
    },
    /** they were told */
    close: () => setUp(false),
  };
}
