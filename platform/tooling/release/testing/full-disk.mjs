/**
 * Preloaded into a process: what lies in DISK_ROOT may take DISK_BYTES, and who writes more gets what a full disk
 * says, with as much written as there was room for.
 */
import { readdirSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const { DISK_ROOT: root = '', DISK_BYTES: bytes } = process.env;

const used = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const open = fs.open;
fs.open = async (path, ...args) => {
  const handle = await open(path, ...args);
  if (!String(path).startsWith(root)) return handle;
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (content) => {
    const room = Number(bytes) - used();
    if (Buffer.byteLength(content) <= room) return writeFile(content);
    await writeFile(content.slice(0, Math.max(0, room)));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return handle;
};
syncBuiltinESMExports();
