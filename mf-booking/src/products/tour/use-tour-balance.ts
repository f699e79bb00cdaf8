import { callApi } from '@alisio/platform/sdk/api';
import { type AnswerOf, getTourBalance } from '@alisio/shared-contracts/endpoints';
import { useEffect, useSyncExternalStore } from 'react';
import { settleRest } from '../../trip-rests/trip-rests.ts';

export type TourBalance = AnswerOf<typeof getTourBalance>;

/** What was told last, as long as anything on the page shows it, and what is being asked; by reference. */
const known = new Map<string, TourBalance>();
const asked = new Map<string, Promise<TourBalance>>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) known.clear();
  };
}

/** Asks what is left to pay of a tour: once, however many ask at a time. All that show it learn the answer. @throws ApiProblem */
export function askBalance(reference: string): Promise<TourBalance> {
  const ask = async () => {
    try {
      const told = await callApi(getTourBalance, { body: { reference } });
      if (listeners.size > 0) known.set(reference, told);
      // My trips ask for it no longer, whatever device it was paid on.
      if (told.state === 'paid' || told.state === 'over') settleRest(told.details.confirmationNumber);
      for (const listener of listeners) listener();
      return told;
    } finally {
      asked.delete(reference);
    }
  };
  const asking = asked.get(reference) ?? ask();
  asked.set(reference, asking);
  return asking;
}

/** What is left to pay of a tour; nothing until it is told, or where that cannot be asked. */
export function useTourBalance(reference: string): TourBalance | undefined {
  useEffect(() => {
    askBalance(reference).catch((error: unknown) => console.warn('rest of a tour', error));
  }, [reference]);
  return useSyncExternalStore(
    listen,
    () => known.get(reference),
    () => undefined,
  );
}
