import { durations } from '@alisio/platform/serving/metrics';

const took = durations({
  name: 'alisio_edge_api_call_duration_seconds',
  help: 'How long the API took to answer, by way (page: what the edge and loaders of pages ask, proxy: what browsers ask) and outcome (2xx …, none: it did not answer in time).',
  labels: ['way', 'outcome'],
});

export const countCall = (way: 'page' | 'proxy', status: number | undefined, ms: number): void =>
  took.observe({ way, outcome: status === undefined ? 'none' : `${Math.floor(status / 100)}xx` }, ms / 1000);
