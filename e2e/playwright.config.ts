import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { currencyCookie } from './support/currency-cookie.ts';
import { OPERATOR_KEY } from './support/operator-key.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Another deployment to run against; without it the journeys start the product themselves. */
const deployed = process.env.ALISIO_BASE_URL;
const first = Number(process.env.ALISIO_TEST_PORT ?? 3310);
const ports = { PORT: `${first}`, API_PORT: `${first + 1000}`, PAY_PORT: `${first + 1001}` };

// Workers read this file again: what the first one chose is handed on by the environment.
process.env.ALISIO_TEST_WORK ??= mkdtempSync(join(tmpdir(), 'alisio-e2e-'));
const dataDir = join(process.env.ALISIO_TEST_WORK, 'data');
process.env.ALISIO_TEST_DATA ??= dataDir;
// What journeys start, they start many times: what Node has compiled of it is kept for the next one.
process.env.NODE_COMPILE_CACHE ??= join(process.env.ALISIO_TEST_WORK, 'compiled');
process.env.ALISIO_TEST_API_PORT ??= ports.API_PORT;
process.env.ALISIO_TEST_PAY_PORT ??= ports.PAY_PORT;

const baseURL = deployed ?? `http://localhost:${ports.PORT}`;

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: './journeys',
  outputDir: join(process.env.ALISIO_TEST_WORK, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // A journey that holds only at its second try is to be mended: whoever writes one sees its first. `npm test` gives it
  // a second one, and tells its name.
  retries: 0,
  // One more than a small machine has processors: a journey often waits, for a timer, a disk, or a process that starts.
  workers: 3,
  // A busy machine can stall for many seconds. What holds waits for none of these; what hangs costs this long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./skew/skew-table.ts'],
    ['./support/faults/fault-table.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    ...(process.env.ALISIO_WITH ? { extraHTTPHeaders: { 'x-alisio-mf': process.env.ALISIO_WITH } } : {}),
    // Prices as they are charged; the journeys about currencies begin without the cookie.
    storageState: currencyCookie(baseURL, 'USD'),
    viewport: { width: 1280, height: 900 },
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // Recording every journey would cost a seventh of its time: `npm run e2e -- WORD --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(deployed
    ? {}
    : {
        webServer: {
          command: `"${process.execPath}" --disable-warning=ExperimentalWarning platform/tooling/start/serve.ts`,
          cwd: root,
          url: `http://127.0.0.1:${ports.PORT}/readyz`,
          timeout: 300_000,
          stdout: 'ignore' as const,
          stderr: 'pipe' as const,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
          env: {
            ...ports,
            DATA_DIR: dataDir,
            OPERATOR_KEY,
            // All journeys together are one caller, and a quick machine has many in a minute.
            SESSIONS_PER_MINUTE: '60000',
            ORDERS_PER_MINUTE: '60000',
            LOOK_UPS_PER_MINUTE: '60000',
            LOOK_UPS_PER_ADDRESS: '60000',
            LOOK_UPS_PER_REFERENCE: '60000',
            DECLINES_PER_ADDRESS: '60000',
            RETURNABLE_PER_ADDRESS: '60000',
            PAGES_PER_ADDRESS: '60000',
            PLACES_PER_ADDRESS: '60000',
            ENQUIRIES_PER_MINUTE: '60000',
            TOKENS_PER_MINUTE: '60000',
            REPORTS_PER_MINUTE: '60000',
            SEARCHES_PER_MINUTE: '60000',
            CONTENT_TEXTS_PER_MINUTE: '60000',
            CONTENT_SEARCHES_PER_MINUTE: '60000',
            CONTENT_PRICES_PER_MINUTE: '60000',
            TOURS_PER_MINUTE: '60000',
            TOUR_SEARCHES_PER_MINUTE: '60000',
            FLIGHT_SEARCHES_PER_MINUTE: '60000',
            FLIGHT_CALENDARS_PER_MINUTE: '60000',
            FLIGHT_OFFERS_PER_MINUTE: '60000',
            REPORTS_PER_HOUR: '60000',
            REPORTED_PROBLEMS_PER_HOUR: '60000',
            REPORTED_NAMES_PER_HOUR: '60000',
            // Sites of their own publish where this API cannot look: it takes all versions for published.
            RELEASED_SITE: join(dataDir, 'nowhere'),
            OVERRIDES: 'on',
            // A busy machine may take longer to tell where a visitor is than a page waits for it.
            LOCATED_WITHIN_MS: '10000',
            // And longer to draw it: what is later is drawn by the browser, and has a journey of its own.
            DRAWN_WITHIN_MS: '10000',
            // The journey of a late bank waits this long before it reads "pending".
            PAY_TIMEOUT_MS: '5000',
          },
        },
      }),
});
