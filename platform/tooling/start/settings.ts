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

function port(name: string, fallback: number): number {
  const text = process.env[name] ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value < 65536) return value;
  throw new StartProblem(`${name} must be a port number from 1 to 65535.`);
}

/** Of the tree. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Settings of `npm start` from the environment: `PORT`, `API_PORT`, `PAY_PORT`, `METRICS_PORT`, `DATA_DIR`.
 * @throws StartProblem with one sentence for a person
 */
export function readSettings(): Settings {
  const ports = { web: port('PORT', 3000), api: port('API_PORT', 4000), pay: port('PAY_PORT', 4001) };
  if (new Set(Object.values(ports)).size < 3)
    throw new StartProblem('PORT, API_PORT and PAY_PORT must differ.');
  const first = process.env.METRICS_PORT ? port('METRICS_PORT', 0) : undefined;
  const metrics = first === undefined ? undefined : { web: first, api: first + 1, pay: first + 2 };
  return { root, dataDir: resolve(root, process.env.DATA_DIR || '.data'), ports, metrics };
}
