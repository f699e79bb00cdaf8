import { buildAll } from './index.ts';

const started = performance.now();
try {
  const { host, remotes } = await buildAll();
  for (const { name, version } of [...(host ? [{ name: 'host', version: host.version }] : []), ...remotes]) {
    console.info(`built ${name} ${version}`);
  }
  console.info(`build: ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
