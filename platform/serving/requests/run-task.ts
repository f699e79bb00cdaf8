import { randomUUID } from 'node:crypto';
import { counter, gauge } from '../metrics/index.ts';
import { inRequest } from './request-context.ts';

const runs = counter({
  name: 'alisio_task_runs_total',
  help: 'Runs of what a process does of itself, by outcome: well, or failed.',
  labels: ['task', 'outcome'],
});
const wellAt = new Map<string, number>();
gauge(
  {
    name: 'alisio_task_last_success_timestamp_seconds',
    help: 'When a task of the process last went well, Unix time.',
    labels: ['task'],
  },
  () => Array.from(wellAt, ([task, value]) => ({ labels: { task }, value })),
);

/**
 * One run of what a process does of itself: counted, and named as a request is, so that its log lines, and those of
 * servers that it asks, are known to be of it.
 * @param task one of few names
 * @throws what the work throws
 */
export async function runTask<T>(task: string, work: () => Promise<T>): Promise<T> {
  try {
    const made = await inRequest({ id: `${task}-${randomUUID()}` }, work);
    runs.inc({ task, outcome: 'well' });
    wellAt.set(task, Date.now() / 1000);
    return made;
  } catch (error) {
    runs.inc({ task, outcome: 'failed' });
    throw error;
  }
}
