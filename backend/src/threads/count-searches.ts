import { durations, gauge } from '@alisio/platform/serving/metrics';
import { ProblemError } from '../problems/index.ts';

const took = durations({
  name: 'alisio_search_duration_seconds',
  help: 'How long searches and what belongs to them took on the threads, their wait for one included; by kind of work (flights.search …) and outcome: answered, refused (503, come again: too many at once) or failed.',
  labels: ['work', 'outcome'],
});

/** Counts one piece of work of a thread. @throws what it throws */
export async function countSearch<T>(work: string, search: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const count = (outcome: string) => took.observe({ work, outcome }, (performance.now() - began) / 1000);
  try {
    const answer = await search();
    count('answered');
    return answer;
  } catch (error) {
    count(error instanceof ProblemError ? 'refused' : 'failed');
    throw error;
  }
}

/** Tells what waits for a thread, and what is computed. @returns ends it */
export const tellQueue = (read: () => { waiting: number; running: number }): (() => void) =>
  gauge(
    {
      name: 'alisio_searches',
      help: 'Searches that wait for a thread, and that are computed.',
      labels: ['state'],
    },
    () => Object.entries(read()).map(([state, value]) => ({ labels: { state }, value })),
  );
