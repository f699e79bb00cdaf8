export { openTraces } from './open-traces.ts';
export { readTraces, type TracesSettings } from './settings.ts';
export {
  type NewSpan,
  type SpanAttributes,
  type SpanKind,
  SpanStatusCode,
  type Traces,
  traceparentOf,
} from './traces.ts';
