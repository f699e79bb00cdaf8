import type { TracesSettings } from './settings.ts';
import type { Traces } from './traces.ts';

/**
 * Where spans of a server go: nowhere, at no cost, unless a collector is set.
 * @param service name of the server, `alisio-api`
 */
export async function openTraces(
  settings: TracesSettings | undefined,
  service: string,
): Promise<Traces | undefined> {
  if (!settings) return undefined;
  // The SDK costs memory and a part of the start: only who has set a collector loads it.
  const { otlpTraces } = await import('./otlp-traces.ts');
  return otlpTraces(settings, service);
}
