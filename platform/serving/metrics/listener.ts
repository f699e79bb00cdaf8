import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { registry } from './registry.ts';

/** Where a process tells its metrics: an address of its own, which no visitor reaches. */
export interface MetricsAddress {
  host: string;
  port: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `METRICS_PORT` (none: metrics are told nowhere) and `METRICS_HOST` (`127.0.0.1`).
 * @throws Error that names the variable which is wrong
 */
export function readMetrics({ METRICS_PORT, METRICS_HOST }: Environment): MetricsAddress | undefined {
  if (!METRICS_PORT) return undefined;
  const port = Number(METRICS_PORT);
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new Error('METRICS_PORT must be a whole number from 0 to 65535.');
  return { host: METRICS_HOST || '127.0.0.1', port };
}

const PATHS = ['/metrics', '/metrics/'];
let isCollecting = false;

/** What the process itself costs: processor, memory, garbage, lag of its event loop, open handles. Once a process. */
function collectOfProcess(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
}

export interface MetricsListener {
  /** where it listens: the port too, where 0 was asked for */
  url: string;
  close(): Promise<void>;
}

/** Opens `GET /metrics` (Prometheus' text format) on a listener of its own. @throws when that cannot be */
export async function openMetrics({ host, port }: MetricsAddress): Promise<MetricsListener> {
  collectOfProcess();
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || !PATHS.includes((url ?? '').split('?')[0] ?? '')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response
        .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
        .end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  // It holds nobody up who ends.
  server.unref();
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => {
      const isInUse = 'code' in error && error.code === 'EADDRINUSE';
      failed(isInUse ? new Error(`Port ${port} is in use: choose another with METRICS_PORT.`) : error);
    });
    server.listen(port, host, listening);
  });
  const address = server.address();
  const open = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${open}/metrics`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
