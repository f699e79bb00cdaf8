import { type Environment, type Limits, readLimits } from './limits.ts';
import { type MetricsAddress, readMetrics } from './metrics/index.ts';
import { openTraces, readTraces, type Traces } from './traces/index.ts';

/** What the environment says to every server alike. */
export interface Serving {
  limits: Limits;
  /** where metrics are told; nowhere unless set */
  metrics: MetricsAddress | undefined;
  /** where spans go; nowhere unless set */
  traces: Traces | undefined;
}

/**
 * @param service name of the server in traces, `alisio-api`
 * @throws Error that names the variable which is wrong
 */
export async function openServing(environment: Environment, service: string): Promise<Serving> {
  return {
    limits: readLimits(environment),
    metrics: readMetrics(environment),
    traces: await openTraces(readTraces(environment), service),
  };
}
