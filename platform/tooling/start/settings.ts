import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Settings {
  root: string;
  dataDir: string;
  /** web edge, API, pay origin */
  ports: { web: number; api: number; pay: number };
  /** where the three tell their metrics: `METRICS_PORT` and the two after it, in the order of `ports`; nowhere unless set */
  metrics: { web: number; api: number; pay: number } | undefined;
}

export class StartProblem extends Error {}

/**
 * A port that the environment names.
 * @param range that it has to be in; above `most` are those that are taken after it
 * @throws StartProblem with one sentence for a person
 */
export function readPort(name: string, fallback: number, { least = 1, most = 65_535 } = {}): number {
  const value = Number(process.env[name] || fallback);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new StartProblem(`${name} must be a port number from ${least} to ${most}.`);
}

/** Of the tree. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Settings of `npm start` from the environment: `PORT`, `API_PORT`, `PAY_PORT`, `METRICS_PORT`, `DATA_DIR`.
 * @throws StartProblem with one sentence for a person
 */
export function readSettings(): Settings {
  const ports = {
    web: readPort('PORT', 3000),
    api: readPort('API_PORT', 4000),
    pay: readPort('PAY_PORT', 4001),
  };
  if (new Set(Object.values(ports)).size < 3)
    throw new StartProblem('PORT, API_PORT and PAY_PORT must differ.');
  const first = process.env.METRICS_PORT ? readPort('METRICS_PORT', 0) : undefined;
  const metrics = first === undefined ? undefined : { web: first, api: first + 1, pay: first + 2 };
  return { root, dataDir: resolve(root, process.env.DATA_DIR || '.data'), ports, metrics };
}
