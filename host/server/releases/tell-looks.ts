import { gauge } from '@alisio/platform/serving/metrics';
import type { Looked } from './live-revision.ts';

/** Tells what an edge serves, and when it last knew that to be the newest. @returns ends it */
export function tellLooks({ looked }: { looked: () => Looked }): () => void {
  const ends = [
    gauge({ name: 'alisio_edge_revision', help: 'Revision of the registry that is served.' }, () => {
      const { revision } = looked();
      return revision === undefined ? [] : revision;
    }),
    gauge(
      { name: 'alisio_edge_look_age_seconds', help: 'Since the store of releases last answered.' },
      () => {
        const { lookedMsAgo } = looked();
        return lookedMsAgo === undefined ? [] : lookedMsAgo / 1000;
      },
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
