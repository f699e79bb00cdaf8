import { resolve } from 'node:path';
import { Misused, type readCommandLine } from '../command-line/index.ts';
import { readPort, root } from '../start/settings.ts';

export const STORES = ['s3', 'postgres', 'folder'] as const;
export type Store = (typeof STORES)[number];

export interface FleetSettings {
  root: string;
  /** of all that the fleet keeps; nothing: a temporary one that goes with it */
  folder: string | undefined;
  store: Store;
  /** how many processes of each server */
  edges: number;
  apis: number;
  pays: number;
  /** whether PgBouncer stands in front of PostgreSQL, where it is installed */
  pooled: boolean;
  /** at which each server's balancer listens; the processes take the ones after it */
  ports: { web: number; api: number; pay: number };
}

/** Flags of `npm run fleet`. */
export const FLEET_FLAGS = {
  store: 'value',
  data: 'value',
  edges: 'value',
  apis: 'value',
  pays: 'value',
  unpooled: 'switch',
} as const;

const MOST = 9;

function count(name: string, text: string | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  if (Number.isInteger(value) && value > 0 && value <= MOST) return value;
  throw new Misused(`--${name} is a number from 1 to ${MOST}.`);
}

/** Nobody need be root for it, and the processes behind it take the numbers up to sixty after it. */
const BALANCED = { least: 1024, most: 64_999 };

/** Reads `--store s3|postgres|folder`, `--data FOLDER`, `--edges`, `--apis`, `--pays`, `--unpooled`, `PORT`, `API_PORT`, `PAY_PORT`. @throws Misused, or StartProblem of a port */
export function readFleetSettings(line: ReturnType<typeof readCommandLine>): FleetSettings {
  const asked = line.value('store') ?? 's3';
  const store = STORES.find((one) => one === asked);
  if (!store) throw new Misused(`--store is one of ${STORES.join(', ')}.`);
  const data = line.value('data');
  return {
    root,
    folder: data === undefined ? undefined : resolve(data),
    store,
    edges: count('edges', line.value('edges'), 3),
    apis: count('apis', line.value('apis'), 3),
    pays: count('pays', line.value('pays'), 2),
    pooled: !line.has('unpooled'),
    ports: {
      web: readPort('PORT', 3000, BALANCED),
      api: readPort('API_PORT', 4000, BALANCED),
      pay: readPort('PAY_PORT', 4070, BALANCED),
    },
  };
}
