/**
 * Generates `cruises/sea-ways.json` from ports and itineraries beside it and the land of README.md:
 * `node backend/data/build-sea-ways.ts`, some minutes. The result is committed, so that nothing is generated at start.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Coast } from '../src/cruises/sea/coast.ts';
import { milesOf } from '../src/cruises/sea/miles.ts';
import { readWorld } from '../src/maps/index.ts';
import { seaWayBetween } from './sea-finder.ts';

interface Port {
  code: string;
  lat: number;
  lon: number;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`cruises/${name}.json`, import.meta.url), 'utf8'));
const ports = new Map(read<Port[]>('ports').map((port) => [port.code, port]));
const rings = (await readWorld(async () => {})).flatMap((polygon) => polygon.rings);
const coast = new Coast(rings);

const ways = new Map<string, string>();
const failed: string[] = [];
for (const { days } of read<{ days: (string | null)[] }[]>('itineraries')) {
  const called = days.filter((port) => port !== null);
  for (const [at, to] of called.slice(1).entries()) {
    const from = called[at] ?? '';
    const [one, other] = [ports.get(from), ports.get(to)];
    const name = `${from} ${to}`;
    if (!one || !other || ways.has(name)) continue;
    try {
      const line = seaWayBetween(rings, coast, one, other);
      ways.set(name, JSON.stringify({ from, to, miles: Math.round(milesOf(line)), line }));
      process.stdout.write(`${name} ${Math.round(milesOf(line))}, ${line.length / 2} points\n`);
    } catch (error) {
      failed.push(`${name}: ${String(error)}`);
    }
  }
}
const rows = [...ways].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
writeFileSync(new URL('cruises/sea-ways.json', import.meta.url), `[\n  ${rows.join(',\n  ')}\n]\n`);
for (const line of failed) process.stderr.write(`${line}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
