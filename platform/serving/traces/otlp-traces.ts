import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { TracesSettings } from './settings.ts';
import type { Traces } from './traces.ts';

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Sends spans to a collector by OTLP over HTTP. Only who has set one loads this file, and the SDK with it. */
export function otlpTraces({ endpoint, share, everyMs }: TracesSettings, service: string): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: everyMs })],
  });
  const tracer = provider.getTracer('alisio');
  return {
    begin({ name, kind = 'internal', attributes, parent, traceparent, startTime }) {
      const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
      const within = parent
        ? trace.setSpan(ROOT_CONTEXT, parent)
        : remote
          ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
          : ROOT_CONTEXT;
      return tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          ...(attributes ? { attributes } : {}),
          ...(startTime === undefined ? {} : { startTime }),
        },
        within,
      );
    },
    close: () => provider.shutdown(),
  };
}
