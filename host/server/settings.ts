import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PayOrigin } from './origins.ts';

export interface EdgeSettings {
  port: number;
  site: string;
  apiUrl: string;
  pay: PayOrigin;
  trustedHops: number;
}

/** What keeps the edge from starting, as one sentence for a person. */
export class SettingsProblem extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function whole(environment: Environment, name: string, fallback: number, highest: number): number {
  const text = environment[name] || String(fallback);
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= highest) return value;
  throw new SettingsProblem(`${name} must be a whole number from 0 to ${highest}.`);
}

function origin(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (!URL.canParse(text))
    throw new SettingsProblem(`${name} must be an address such as https://example.com.`);
  return new URL(text).origin;
}

/**
 * `PORT` (3000), `API_URL` or `API_PORT` (4000), `PAY_ORIGIN` or `PAY_PORT` (4001), `DATA_DIR` (`.data`),
 * `TRUSTED_HOPS` (0: nobody in front).
 * @throws SettingsProblem
 */
export function readSettings(environment: Environment): EdgeSettings {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const apiPort = whole(environment, 'API_PORT', 4000, 65535);
  return {
    port: whole(environment, 'PORT', 3000, 65535),
    site: join(resolve(root, environment.DATA_DIR || '.data'), 'site'),
    apiUrl: origin(environment, 'API_URL') ?? `http://127.0.0.1:${apiPort}`,
    pay: origin(environment, 'PAY_ORIGIN') ?? whole(environment, 'PAY_PORT', 4001, 65535),
    trustedHops: whole(environment, 'TRUSTED_HOPS', 0, 10),
  };
}
