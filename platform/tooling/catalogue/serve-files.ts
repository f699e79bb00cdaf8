import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { iconAnswer } from './icon-answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder to this machine, and the icons that the API would serve.
 *
 * @throws an error with `code: 'EADDRINUSE'` when the port is taken
 */
export async function serveFiles(folder: string, port: number): Promise<Server> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const address = new URL(url, 'http://localhost');
    const path = normalize(address.pathname);
    const file = path === '/' ? '/index.html' : path;
    try {
      const icons = await iconAnswer(address);
      if (icons) return answer.writeHead(200, { 'content-type': 'application/json' }).end(icons);
      const body = await readFile(join(folder, file));
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}
