import { keepPrivate, Lifecycle, readLimits, readMetrics } from '@alisio/platform/serving';
import { readSettings, sharedApiKey } from '../config/index.ts';
import { failStart, serveUntilStopped } from '../server/index.ts';
import { openBooks } from './books/index.ts';
import { createPayOrigin } from './create-pay-origin.ts';

/** `node backend/src/pay-origin/main.ts`: the sandbox provider as a server of its own. */
const lifecycle = new Lifecycle();
try {
  const settings = readSettings(process.env);
  const limits = readLimits(process.env);
  const metrics = readMetrics(process.env);
  keepPrivate(settings.DATA_DIR);
  const books = await openBooks(settings, Date.now, (error, what) => app.log.error({ err: error }, what));
  const app = await createPayOrigin({
    books,
    apiKey: sharedApiKey(settings.PAY_API_KEY_FILE),
    clock: Date.now,
    lifecycle,
    limits,
    trusts: settings.trusts,
    log: { level: settings.LOG_LEVEL },
    tokensPerMinute: settings.TOKENS_PER_MINUTE,
    webOrigins: settings.WEB_ORIGINS,
    hosts: settings.PAY_HOSTS,
    webPort: settings.PORT,
    payOrigin: settings.PAY_ORIGIN ?? settings.PAY_PORT,
    noticesTo: settings.PAY_NOTICES_URL,
  });
  await serveUntilStopped({
    app,
    lifecycle,
    host: settings.PAY_HOST,
    port: settings.PAY_PORT,
    limits,
    metrics,
    release: books.close,
  });
} catch (error) {
  failStart(error);
}
