import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Server } from './processes.ts';
import type { Settings } from './settings.ts';

export interface OperatorKey {
  key: string;
  /** made for this start: nobody knows it until they are told */
  isNew: boolean;
}

/** What opens the operators' page: `OPERATOR_KEY`, or a key of 192 random bits that ends with the servers. */
export function operatorKey({ OPERATOR_KEY }: NodeJS.ProcessEnv): OperatorKey {
  return OPERATOR_KEY
    ? { key: OPERATOR_KEY, isNew: false }
    : { key: randomBytes(24).toString('base64url'), isNew: true };
}

/**
 * What the operators' page signs with: `OPERATOR_SIGNING_KEY_FILE` (empty: it only shows), else the key that releases
 * are signed with. Whoever starts all of it on one machine has that lie there anyway.
 */
const operatorSigningKey = (
  dataDir: string,
  { OPERATOR_SIGNING_KEY_FILE, RELEASE_KEY_FILE }: NodeJS.ProcessEnv,
): string => OPERATOR_SIGNING_KEY_FILE ?? (RELEASE_KEY_FILE || join(dataDir, 'keys', 'release.pem'));

/** The three servers of the product, each with what it needs to know of the others. */
export interface ProductServers {
  pay: Server;
  api: Server;
  web: Server;
}

export function productServers({ dataDir, ports, metrics }: Settings, { key }: OperatorKey): ProductServers {
  const env = {
    NODE_ENV: 'production',
    OPERATOR_KEY: key,
    OPERATOR_SIGNING_KEY_FILE: operatorSigningKey(dataDir, process.env),
    DATA_DIR: dataDir,
    PORT: String(ports.web),
    API_PORT: String(ports.api),
    PAY_PORT: String(ports.pay),
    API_URL: `http://127.0.0.1:${ports.api}`,
    PAY_URL: `http://127.0.0.1:${ports.pay}`,
  };
  const of = (name: keyof typeof ports) => (metrics ? { ...env, METRICS_PORT: String(metrics[name]) } : env);
  const ready = (port: number) => `http://127.0.0.1:${port}/readyz`;
  return {
    pay: {
      name: 'pay origin',
      script: 'backend/src/pay-origin/main.ts',
      ready: ready(ports.pay),
      env: of('pay'),
    },
    api: { name: 'API', script: 'backend/src/main.ts', ready: ready(ports.api), env: of('api') },
    web: { name: 'web edge', script: 'host/server/main.ts', ready: ready(ports.web), env: of('web') },
  };
}
