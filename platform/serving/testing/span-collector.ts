import { once } from 'node:events';
import { createServer } from 'node:http';

export interface CollectedSpan {
  /** `service.name` of who sent it */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Readonly<Record<string, unknown>>;
}

export interface SpanCollector {
  /** for `OTEL_EXPORTER_OTLP_ENDPOINT` */
  endpoint: string;
  spans: CollectedSpan[];
  close(): Promise<void>;
}

interface KeyValue {
  key: string;
  value: Readonly<Record<string, unknown>>;
}
/** As OTLP has them in JSON. */
interface Traces {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'service' | 'attributes'> & { attributes: KeyValue[] })[] }[];
  }[];
}

const plain = (attributes: readonly KeyValue[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansOf = ({ resourceSpans }: Traces): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...span }) => ({
        ...span,
        service: String(plain(resource.attributes)['service.name']),
        attributes: plain(attributes),
      })),
    ),
  );

/** A collector of OpenTelemetry's on a free port, which keeps the spans that it is sent. */
export async function spanCollector(): Promise<SpanCollector> {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body.toString())));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
