import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEmail } from '@alisio/shared-contracts/rules';
import { hasPlainHost } from '@alisio/shared-contracts/site';
import { z } from '@alisio/shared-contracts/zod';
import { THIS_MACHINE, trustedCallers } from './trusted-callers.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const port = (fallback: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,5}$/)), String(fallback)),
    z.pipe(z.transform(Number), z.int().check(z.maximum(65535))),
  );
/** A whole number from 1 to the most that makes sense. */
const count = (fallback: number, most: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/)), String(fallback)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(most))),
  );
const times = (fallback: number) => count(fallback, 1_000_000);
const days = (fallback: number) => count(fallback, 36_500);
/** A part of a price, whole percent; 0 for none of it. */
const percent = (fallback: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,2}$/)), String(fallback)),
    z.pipe(z.transform(Number), z.int().check(z.maximum(90))),
  );

const environment = z.object({
  API_PORT: port(4000),
  API_HOST: z._default(z.string(), '127.0.0.1'),
  PAY_PORT: port(4001),
  PAY_HOST: z._default(z.string(), '0.0.0.0'),
  PORT: port(3000),
  TRUSTED_CALLERS: z._default(z.string(), THIS_MACHINE),
  WEB_ORIGINS: z._default(z.string(), ''),
  SITE_URL: z.optional(z.url()),
  SITE_HOSTS: z._default(z.string(), ''),
  PAY_ORIGIN: z.optional(z.url()),
  DATA_DIR: z._default(z.string(), join(ROOT, '.data')),
  RELEASED_SITE: z.optional(z.string()),
  RELEASE_STORE: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  DATABASE_POOL: count(10, 1000),
  DATABASE_STATEMENT_MS: count(30_000, 600_000),
  DATABASE_WAIT_MS: count(60_000, 3_600_000),
  PAY_DATABASE_URL: z.optional(z.string()),
  PAY_DATABASE_POOL: count(10, 1000),
  PAY_TOKEN_KEY_FILE: z.optional(z.string()),
  PAY_URL: z.optional(z.url()),
  PAY_NOTICES_URL: z.optional(z.url()),
  WORLDPAY_URL: z.optional(z.url()),
  WORLDPAY_ENTITY: z.optional(z.string()),
  WORLDPAY_NARRATIVE: z._default(z.string(), 'Alisio'),
  WORLDPAY_AUTHORIZATION: z.optional(z.string().check(z.regex(/^Basic [A-Za-z0-9+/=]+$/))),
  PAY_API_KEY_FILE: z.optional(z.string()),
  // A charge that is a minute old is taken to be left, and called off by any process.
  PAY_TIMEOUT_MS: count(10_000, 45_000),
  SITE_CONFIGURATION_FILE: z.optional(z.string()),
  MAP_STYLE_URL: z.optional(z.url().check(z.refine(hasPlainHost))),
  EXCHANGE_RATES_FILE: z.optional(z.string()),
  CONTENT_DIR: z._default(z.string(), join(ROOT, 'backend', 'data', 'content')),
  CONTENT_PREVIEW_KEY: z.optional(z.string().check(z.minLength(16))),
  CONTENT_TEXTS_PER_MINUTE: times(600),
  CONTENT_SEARCHES_PER_MINUTE: times(120),
  CONTENT_PRICES_PER_MINUTE: times(300),
  LOCATION_SERVICE_URL: z.optional(z.url().check(z.regex(/^https?:\/\/.*\{ip\}/))),
  SESSIONS_PER_MINUTE: times(600),
  ORDERS_PER_MINUTE: times(300),
  LOOK_UPS_PER_MINUTE: times(120),
  LOOK_UPS_PER_ADDRESS: times(10),
  LOOK_UPS_PER_REFERENCE: times(20),
  DECLINES_PER_SESSION: times(5),
  DECLINES_PER_ADDRESS: times(30),
  RETURNABLE_PER_ADDRESS: times(30),
  PAGES_PER_ADDRESS: times(6),
  PLACES_PER_ADDRESS: times(12),
  DRAFTS_KEPT_DAYS: days(7),
  DECLINED_KEPT_DAYS: days(30),
  ABANDONED_KEPT_DAYS: days(2),
  SESSIONS_KEPT_DAYS: days(1),
  ENQUIRIES_KEPT_DAYS: days(365),
  MAILS_KEPT_DAYS: days(30),
  ENQUIRIES_PER_MINUTE: times(30),
  REPORTS_PER_MINUTE: times(120),
  REPORTS_PER_HOUR: times(1000),
  REPORTED_PROBLEMS_PER_HOUR: times(50),
  REPORTED_NAMES_PER_HOUR: times(40),
  REPORTED_PAGES_PER_HOUR: times(20),
  SEARCH_THREADS: count(Math.min(4, availableParallelism()), 64),
  SEARCHES_WAITING: count(64, 10_000),
  // A thread that tells nothing for 20 s is ended.
  SUPPLIER_WITHIN_MS: count(4000, 15_000),
  SLOW_SUPPLIER_MS: z.optional(count(1, 60_000)),
  MAIL_URL: z.optional(z.url().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z._default(z.string().check(z.refine(isEmail)), 'reservas@alisio.invalid'),
  TOKENS_PER_MINUTE: times(300),
  OPERATOR_KEY: z.optional(z.string().check(z.minLength(16))),
  AGENT_KEY: z.optional(z.string().check(z.minLength(16))),
  PHONE_OFFERS_PER_MINUTE: times(60),
  CALLS_PER_MINUTE: times(10),
  AI_BACKEND_URL: z.optional(z.url().check(z.regex(/^https?:\/\//))),
  AI_BACKEND_AUTHORIZATION: z.optional(z.string().check(z.regex(/^[\x21-\x7e][\x20-\x7e]*$/))),
  CACHED_FLIGHTS_PER_MINUTE: times(120),
  SEARCHES_PER_MINUTE: times(600),
  FLIGHT_SEARCHES_PER_MINUTE: times(300),
  FLIGHT_CALENDARS_PER_MINUTE: times(180),
  FLIGHT_OFFERS_PER_MINUTE: times(300),
  ACTIVITY_SEARCHES_PER_MINUTE: times(300),
  ACTIVITY_SESSIONS_PER_MINUTE: times(300),
  HOTEL_SEARCHES_PER_MINUTE: times(300),
  HOTEL_STAYS_PER_MINUTE: times(300),
  STAY_PLACES_PER_MINUTE: times(600),
  AIRPORT_SEARCHES_PER_MINUTE: times(600),
  TOUR_SEARCHES_PER_MINUTE: times(300),
  TOURS_PER_MINUTE: times(600),
  CRUISE_SEARCHES_PER_MINUTE: times(300),
  CRUISES_PER_MINUTE: times(600),
  TRAIN_SEARCHES_PER_MINUTE: times(300),
  TRAIN_DEALS_PER_MINUTE: times(300),
  TRAIN_TOKENS_PER_MINUTE: times(120),
  TOUR_DEPOSIT: percent(20),
  MAP_CELLS_PER_MINUTE: times(600),
  NEW_MAP_CELLS_PER_MINUTE: times(120),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
});

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Worldpay's pages take the place of the sandbox's where all that they need is set. @throws Error when half of it is */
function worldpayOf(values: z.infer<typeof environment>) {
  const { WORLDPAY_URL: url, WORLDPAY_ENTITY: entity, WORLDPAY_AUTHORIZATION: authorization } = values;
  if (url && entity && authorization)
    return { url, entity, authorization, narrative: values.WORLDPAY_NARRATIVE };
  if (url || entity || authorization)
    throw new Error(
      'WORLDPAY_URL, WORLDPAY_ENTITY and WORLDPAY_AUTHORIZATION are set together or not at all.',
    );
  return undefined;
}

/**
 * What the environment says, with the defaults of `README.md`. An empty variable counts as absent.
 * @throws Error naming the variable that is wrong, in one sentence
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map(({ path }) => path.join('.')));
    throw new Error(
      `The environment is wrong in ${[...names].join(', ')}; backend/README.md says what each takes.`,
    );
  }
  const values = result.data;
  const dataDir = resolve(values.DATA_DIR);
  const payUrl = values.PAY_URL ?? `http://127.0.0.1:${values.PAY_PORT}`;
  const webOrigins = [
    ...listOf(values.WEB_ORIGINS),
    ...(values.SITE_URL ? [new URL(values.SITE_URL).origin] : []),
  ];
  const addresses = [payUrl, ...(values.PAY_ORIGIN ? [values.PAY_ORIGIN] : []), ...webOrigins];
  return {
    ...values,
    DATA_DIR: dataDir,
    CONTENT_DIR: resolve(values.CONTENT_DIR),
    RELEASED_SITE: values.RELEASED_SITE ?? values.RELEASE_STORE,
    PAY_URL: payUrl,
    PAY_NOTICES_URL: values.PAY_NOTICES_URL ?? `http://127.0.0.1:${values.API_PORT}/payments/notices`,
    worldpay: worldpayOf(values),
    PAY_API_KEY_FILE: values.PAY_API_KEY_FILE ?? join(dataDir, 'pay', 'api-key'),
    PAY_TOKEN_KEY_FILE: values.PAY_TOKEN_KEY_FILE ?? join(dataDir, 'pay', 'token-key'),
    /** where the API's data is */
    database: values.DATABASE_URL
      ? {
          url: values.DATABASE_URL,
          connections: values.DATABASE_POOL,
          statementMs: values.DATABASE_STATEMENT_MS,
        }
      : { dataDir },
    WEB_ORIGINS: webOrigins,
    /** where the web edge and proxies of ours stand */
    trusts: trustedCallers(values.TRUSTED_CALLERS),
    /** names that the pay origin goes by */
    PAY_HOSTS: [
      ...listOf(values.SITE_HOSTS).map((host) => host.toLowerCase()),
      ...addresses.flatMap((address) => URL.parse(address)?.hostname ?? []),
    ],
  };
}
export type Settings = ReturnType<typeof readSettings>;
