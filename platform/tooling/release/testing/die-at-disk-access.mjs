/**
 * Preloaded into a process: at its DIE_AT-th access to the disk it is gone, as after `kill -9`. A file that is being
 * written then is half-written. At its end it says how many there were.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const dieAt = Number(process.env.DIE_AT);
let count = 0;

function isLast() {
  count += 1;
  return count === dieAt;
}

const die = () => process.kill(process.pid, 'SIGKILL');

for (const verb of ['link', 'mkdir', 'mkdtemp', 'readdir', 'readFile', 'rename', 'rm']) {
  const real = fs[verb];
  fs[verb] = async (...args) => {
    if (isLast()) die();
    const result = await real(...args);
    if (isLast()) die();
    return result;
  };
}

const open = fs.open;
fs.open = async (...args) => {
  const handle = await open(...args);
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (content) => {
    if (isLast()) {
      await writeFile(content.slice(0, content.length / 2));
      die();
    }
    return writeFile(content);
  };
  return handle;
};
syncBuiltinESMExports();

process.on('exit', () => process.stderr.write(`accesses: ${count}\n`));
