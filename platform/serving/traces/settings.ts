export interface TracesSettings {
  /** base address of the collector; spans go to `/v1/traces` below it */
  endpoint: string;
  /** of traces that begin here, 0 to 1 */
  share: number;
  /** milliseconds between two batches */
  everyMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const EVERY_MS = 5000;

/**
 * OpenTelemetry's own variables: `OTEL_EXPORTER_OTLP_ENDPOINT` (none: nothing is traced), `OTEL_TRACES_SAMPLER_ARG` (1)
 * and `OTEL_BSP_SCHEDULE_DELAY` (5000).
 * @throws Error that names the variable which is wrong
 */
export function readTraces(environment: Environment): TracesSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG, OTEL_BSP_SCHEDULE_DELAY } = environment;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  if (!/^https?:$/.test(URL.parse(OTEL_EXPORTER_OTLP_ENDPOINT)?.protocol ?? ''))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318.');
  const share = Number(OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  const everyMs = Number(OTEL_BSP_SCHEDULE_DELAY || EVERY_MS);
  if (!(Number.isInteger(everyMs) && everyMs > 0 && everyMs <= 600_000))
    throw new Error('OTEL_BSP_SCHEDULE_DELAY must be a whole number from 1 to 600000.');
  return { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, share, everyMs };
}
