import { setTimeout as pause } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { type Described, registry } from './registry.ts';

/** One value of a gauge, with its labels where it has any. */
export interface Reading<Label extends string> {
  labels?: Readonly<Record<Label, string>>;
  value: number;
}

type Readings<Label extends string> = number | readonly Reading<Label>[];
type Read<Label extends string> = () => Readings<Label> | Promise<Readings<Label>>;

/** Who looks waits no longer for one number; it is left out then. */
const READ_MS = 2000;

type Reader = () => Promise<readonly Reading<string>[]>;
const followed = new Map<string, Set<Reader>>();

/** A gauge whose readers are asked when somebody looks. */
function readersOf({ name, help, labels = [] }: Described<string>): Set<Reader> {
  const known = followed.get(name);
  if (known) return known;
  const readers = new Set<Reader>();
  followed.set(name, readers);
  new Gauge<string>({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const all = await Promise.all(Array.from(readers, (reader) => reader()));
      this.reset();
      // Without labels it would stand at 0, which is a reading.
      if (labels.length === 0) this.remove();
      for (const { labels: of = {}, value } of all.flat()) this.inc(of, value);
    },
  });
  return readers;
}

/**
 * A number that goes up and down: it is read when somebody looks, and left out where it cannot be. What servers of one
 * process (tests) say adds up.
 * @returns ends it
 */
export function gauge<Label extends string = never>(
  described: Described<Label>,
  read: Read<Label>,
): () => void {
  const readers = readersOf(described);
  const reader: Reader = async () => {
    try {
      const asked = Promise.resolve().then(read);
      const value = await Promise.race([asked, pause(READ_MS, [], { ref: false })]);
      return typeof value === 'number' ? [{ value }] : value;
    } catch {
      return [];
    }
  };
  readers.add(reader);
  return () => void readers.delete(reader);
}
