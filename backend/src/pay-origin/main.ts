import { keepPrivate, Lifecycle, openServing } from '@alisio/platform/serving';
import { readSettings, sharedApiKey } from '../config/index.ts';
import { failStart, serveUntilStopped } from '../server/index.ts';
import { openBooks } from './books/index.ts';
import { createPayOrigin } from './create-pay-origin.ts';

/** `node backend/src/pay-origin/main.ts`: the sandbox provider as a server of its own. */
const lifecycle = new Lifecycle();
try {
  const settings = readSettings(process.env);
  const serving = await openServing(process.env, 'alisio-pay');
  keepPrivate(settings.DATA_DIR);
  const books = await openBooks(settings, Date.now, (error, what) => app.log.error({ err: error }, what));
  const app = await createPayOrigin({
    books,
    apiKey: sharedApiKey(settings.PAY_API_KEY_FILE),
    clock: Date.now,
    lifecycle,
    limits: serving.limits,
    trusts: settings.trusts,
    log: { level: settings.LOG_LEVEL },
    traces: serving.traces,
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
    ...serving,
    release: books.close,
  });
} catch (error) {
  failStart(error);
}
