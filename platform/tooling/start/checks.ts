import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Settings, StartProblem } from './settings.ts';

const VARIABLES = { web: 'PORT', api: 'API_PORT', pay: 'PAY_PORT' } as const;

function tryPort(port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(error));
    probe.listen(port, () => probe.close(() => done(undefined)));
  });
}

/** Everything that would make a start end half-way, found before it begins. @throws StartProblem */
export async function checkPorts({ ports }: Settings): Promise<void> {
  for (const name of ['web', 'api', 'pay'] as const) {
    const error = await tryPort(ports[name]);
    if (error?.code === 'EACCES') {
      throw new StartProblem(
        `No right to open port ${ports[name]}: choose one above 1023 with ${VARIABLES[name]}.`,
      );
    }
    if (error) {
      throw new StartProblem(
        `Port ${ports[name]} is in use: stop what runs there, or choose another with ${VARIABLES[name]}.`,
      );
    }
  }
}

/** @throws StartProblem */
export function checkDataDir({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartProblem(`No right to write in ${dataDir}: choose another folder with DATA_DIR.`);
  }
}
