import { accessSync, constants } from 'node:fs';
import { keepPrivate } from '../../serving/index.ts';
import { tryPort } from '../machine/free-port.ts';
import { answers } from '../machine/until-ready.ts';
import { type Settings, StartProblem } from './settings.ts';

/** A port, and the variable that chooses another. */
export interface WantedPort {
  port: number;
  variable: string;
}

/** True when what listens there is one of our own servers. */
const isOurs = (port: number): Promise<boolean> => answers(`http://127.0.0.1:${port}/healthz`);

/** @throws StartProblem for a port that cannot be opened */
export async function checkPort({ port, variable }: WantedPort): Promise<void> {
  const error = await tryPort(port);
  if (error?.code === 'EACCES') {
    throw new StartProblem(`No right to open port ${port}: choose one above 1023 with ${variable}.`);
  }
  if (error && (await isOurs(port))) {
    throw new StartProblem(
      `Alisio runs on port ${port} already: stop it, or choose another port with ${variable}.`,
    );
  }
  if (error) {
    throw new StartProblem(
      `Port ${port} is in use: stop what runs there, or choose another with ${variable}.`,
    );
  }
}

/** Everything that would make a start end half-way, found before it begins. @throws StartProblem */
export async function checkPorts({ ports, metrics }: Settings): Promise<void> {
  await checkPort({ port: ports.web, variable: 'PORT' });
  await checkPort({ port: ports.api, variable: 'API_PORT' });
  await checkPort({ port: ports.pay, variable: 'PAY_PORT' });
  for (const port of Object.values(metrics ?? {})) await checkPort({ port, variable: 'METRICS_PORT' });
}

/** @throws StartProblem */
export function checkDataDir({ dataDir }: Settings): void {
  try {
    keepPrivate(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartProblem(`No right to write in ${dataDir}: choose another folder with DATA_DIR.`);
  }
}
