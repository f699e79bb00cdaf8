import { join } from 'node:path';
import type { Fleet } from './fleet.ts';
import { metricsPort } from './fleet-parts.ts';
import type { Part } from './part.ts';
import { memoryOf } from './process-costs.ts';

const row = (name: string, at: string | number, pid: number | undefined, memory: string, more: string) =>
  `  ${name.padEnd(10)} ${String(at).padEnd(6)} ${String(pid ?? '').padStart(7)} ${memory.padStart(8)}  ${more}`;

/** A line for each process: where it listens, its number, its memory now, where it tells its metrics. */
export function fleetTable(fleet: Fleet): string {
  const { plan, edges, apis, pays, postgres, pgbouncer, s3, balancer } = fleet;
  const one = (part: Part, port: number, more = '') =>
    row(part.name, port, part.pid, `${Math.round(memoryOf(part))} MB`, more);
  const servers = (parts: readonly Part[], behind: typeof plan.edges) =>
    parts.map((part, index) => {
      const port = behind[index]?.port ?? 0;
      return one(part, port, `metrics :${metricsPort(port)}`);
    });
  const { web, api, pay } = plan.ports;
  return [
    row('process', 'port', undefined, 'memory', ''),
    one(balancer, web, `and :${api} for the APIs, :${pay} for the pay origins`),
    ...servers(edges, plan.edges),
    ...servers(apis, plan.apis),
    ...servers(pays, plan.pays),
    one(postgres, plan.ports.postgres),
    ...(pgbouncer ? [one(pgbouncer, plan.ports.pgbouncer, 'before PostgreSQL, by transaction')] : []),
    ...(s3 ? [one(s3, plan.ports.s3, 'releases')] : []),
  ].join('\n');
}

/** A file of what the release line has to be told, for a shell to read. */
export const environmentFile = ({ plan }: Fleet): string => join(plan.folders.data, 'environment');
