import { durations, gauge } from '@alisio/platform/serving/metrics';
import type { RestingVersion } from './failures.ts';

const took = durations({
  name: 'alisio_edge_page_run_duration_seconds',
  help: 'How long pages took to be loaded and drawn in a thread, by remote and outcome: drawn, loaded (its data alone), late (it took longer than it may, waiting for the API left out), fault (it failed), none (no thread was free, or it ended).',
  labels: ['remote', 'outcome'],
});

export type PageOutcome = 'drawn' | 'loaded' | 'late' | 'fault' | 'none';

/** @param remote of the registry, whose names are few; `host` for the shell's own pages */
export const countPage = (remote: string, outcome: PageOutcome, ms: number): void =>
  took.observe({ remote, outcome }, ms / 1000);

export interface ThreadState {
  /** pages that are in a thread, working or waiting */
  pages: () => number;
  resting: () => readonly RestingVersion[];
}

/** Tells what the threads hold, and which remotes' pages are left to browsers. @returns ends it */
export function tellThreads({ pages, resting }: ThreadState): () => void {
  const ends = [
    gauge(
      {
        name: 'alisio_edge_pages_in_threads',
        help: 'Pages that are in a thread to be loaded and drawn, or wait there.',
      },
      pages,
    ),
    gauge(
      {
        name: 'alisio_edge_resting_versions',
        help: 'Versions that fail so often that their pages are left to browsers for a while, by remote.',
        labels: ['remote'],
      },
      () => resting().map(({ remote }) => ({ labels: { remote }, value: 1 })),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
