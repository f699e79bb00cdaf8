import { Counter, Histogram, Registry } from 'prom-client';

/** What one process counts: whoever counts something says so where it happens, as with a log. */
export const registry = new Registry();

/**
 * Of how something is named: `alisio_`, then what is counted with its unit (Prometheus' naming; seconds, bytes, `_total`).
 * Labels have few values that are known beforehand: names of releases, kinds, outcomes. Never an address, an id, or what
 * a visitor sent.
 */
export interface Described<Label extends string> {
  name: `alisio_${string}`;
  help: string;
  labels?: readonly Label[];
}

/** Seconds, from what is answered out of memory to what nobody waits for any more. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A number that only goes up. It is 0 from the beginning on where it has no labels. */
export const counter = <Label extends string = never>({
  name,
  help,
  labels = [],
}: Described<Label>): Counter<Label> =>
  new Counter({ name, help, labelNames: [...labels], registers: [registry] });

/** How long something takes, in seconds. */
export const durations = <Label extends string = never>({
  name,
  help,
  labels = [],
}: Described<Label>): Histogram<Label> =>
  new Histogram({ name, help, labelNames: [...labels], buckets: SECONDS, registers: [registry] });
