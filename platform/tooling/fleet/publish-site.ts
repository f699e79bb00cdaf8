import { runCommand } from '../command-line/index.ts';
import { publishIfChanged } from '../start/publish-if-changed.ts';
import { readSettings } from '../start/settings.ts';

/**
 * Builds and releases what `DATA_DIR` and `RELEASE_STORE` do not have yet: in a process that ends, since a compiler
 * keeps a gigabyte that the fleet has other uses for.
 */
await runCommand(() => publishIfChanged(readSettings(), (sentence) => console.info(`· ${sentence}`)));
process.exit();
