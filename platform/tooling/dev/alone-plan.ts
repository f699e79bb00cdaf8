import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readRemoteConfig } from '../build/remote-folders.ts';
import { type Settings, StartProblem } from '../start/settings.ts';
import { alonePage } from './alone-page.ts';
import type { DevServerPlan } from './dev-server.ts';
import { developmentAlone } from './development-configuration.ts';
import { FONTS_PATH, fontFolders } from './release-facts.ts';

const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && String(headers.accept).includes('text/html');

/** Serves a remote in its stub of the shell, with `/api` on the API's port. @throws StartProblem */
export async function alonePlan(
  folder: string,
  origin: string,
  { ports }: Pick<Settings, 'ports'>,
): Promise<DevServerPlan> {
  const names = await readRemoteConfig(folder);
  const { name } = names;
  const entry = join(folder, 'src/standalone.tsx');
  if (!existsSync(entry)) throw new StartProblem(`${name} has no src/standalone.tsx to begin with.`);
  const page = alonePage(name, `http://localhost:${ports.pay}`);
  const answerPage = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!wantsPage(request)) return next();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
  return {
    name,
    origin,
    sites: [],
    configuration: developmentAlone(folder, names, entry, origin),
    middleware: answerPage,
    options: {
      static: fontFolders().map((directory) => ({ directory, publicPath: FONTS_PATH, watch: false })),
      proxy: [
        {
          context: ['/api'],
          target: `http://127.0.0.1:${ports.api}`,
          pathRewrite: { '^/api': '' },
        },
      ],
    },
  };
}
