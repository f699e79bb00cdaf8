import { readFileSync } from 'node:fs';
import { describeContracts } from './describe.ts';
import { recordContracts } from './recorded.ts';

/** `node shared-contracts/compatibility/record.ts`: keeps what today's version promises, before it is released. */
try {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  recordContracts(version, await describeContracts());
  console.info(`shared-contracts ${version} is recorded.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
