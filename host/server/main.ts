import { Lifecycle, openTraces, runServer } from '@alisio/platform/serving';
import { checkStore, openStore, readRootKeys, readVerifier } from '@alisio/platform/tooling/release';
import type { FastifyInstance } from 'fastify';
import { createWebEdge } from './edge.ts';
import { oneTimeKey } from './operators/operator-gate.ts';
import { readSettings, SettingsProblem } from './settings.ts';

function sentence(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what runs there, or choose another with PORT.`;
  if (code === 'EACCES') return `No right to open port ${port}: choose one above 1023 with PORT.`;
  return error instanceof Error ? error.message : 'The web edge could not start.';
}

/** On every address of the machine, also where it has no IPv6. */
async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ host: '::', port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT')) throw error;
    await app.listen({ host: '0.0.0.0', port });
  }
}

/** To who started it and nobody else: it is written nowhere. */
function tellKey(key: string, port: number): void {
  console.info(`Operators: http://localhost:${port}/_operators, your name, password ${key} (until it ends).`);
}

/** Serves until SIGTERM or SIGINT, then finishes what is in flight. */
async function run(): Promise<void> {
  const settings = readSettings(process.env);
  try {
    checkStore(process.env, settings.dataDir);
    const site = {
      store: openStore(process.env, settings.dataDir),
      verifier: readVerifier(settings.dataDir),
    };
    const rootKeys = settings.opensReleases ? readRootKeys(settings.dataDir) : undefined;
    const { operatorKey = oneTimeKey() } = settings;
    const lifecycle = new Lifecycle();
    const traces = await openTraces(settings.traces, 'alisio-edge');
    const app = await createWebEdge({
      ...settings,
      site,
      rootKeys,
      lifecycle,
      operatorKey,
      logger: { level: settings.logLevel },
      traces,
    });
    const { limits, metrics, port } = settings;
    await runServer({
      ...{ app, lifecycle, limits, metrics, traces },
      listen: () => listen(app, port),
    });
    if (settings.operatorKey === undefined && operatorKey) tellKey(operatorKey, settings.port);
  } catch (error) {
    throw new SettingsProblem(sentence(error, settings.port), { cause: error });
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof SettingsProblem ? error.message : error);
  process.exit(1);
});
