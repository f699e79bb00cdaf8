import { join } from 'node:path';
import { readSettings, sharedApiKey } from '../config/index.ts';
import { failStart, runServer } from '../server/index.ts';
import { createPayOrigin } from './create-pay-origin.ts';
import { openLedger } from './ledger.ts';

/** `node backend/src/pay-origin/main.ts`: the sandbox provider as a server of its own. */
const lifecycle = { stopping: false };
try {
  const settings = readSettings(process.env);
  const ledger = openLedger(join(settings.DATA_DIR, 'pay'));
  const app = await createPayOrigin({
    ledger,
    apiKey: sharedApiKey(settings.PAY_API_KEY_FILE),
    clock: Date.now,
    lifecycle,
    log: { level: settings.LOG_LEVEL },
    tokensPerMinute: settings.TOKENS_PER_MINUTE,
    webOrigins: settings.WEB_ORIGINS,
    webPort: settings.PORT,
  });
  await runServer({
    app,
    lifecycle,
    host: settings.PAY_HOST,
    port: settings.PAY_PORT,
    drainMs: settings.DRAIN_MS,
    release: async () => ledger.close(),
  });
} catch (error) {
  failStart(error);
}
