export { gauge, type Reading } from './gauges.ts';
export { type MetricsAddress, type MetricsListener, openMetrics, readMetrics } from './listener.ts';
export { counter, type Described, durations } from './registry.ts';
export { countRefused, countRequests } from './requests.ts';
