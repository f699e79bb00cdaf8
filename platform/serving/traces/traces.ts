import type { Span, SpanAttributes } from '@opentelemetry/api';

export type { SpanAttributes };
export type SpanKind = 'internal' | 'server' | 'client';

/** Of a span's status, as OpenTelemetry's API numbers it. */
export const SpanStatusCode = { ERROR: 2 } as const;

export interface NewSpan {
  name: string;
  /** `internal` unless told */
  kind?: SpanKind | undefined;
  attributes?: SpanAttributes | undefined;
  /** the span that it is a part of; else it begins a trace */
  parent?: Span | undefined;
  /** of whoever is trusted, W3C: the trace that it goes on, where it has no parent here */
  traceparent?: string | undefined;
  /** milliseconds of `Date.now`; now unless told */
  startTime?: number | undefined;
}

/** Where spans of a server go. */
export interface Traces {
  begin(span: NewSpan): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** W3C Trace Context, version 00. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
