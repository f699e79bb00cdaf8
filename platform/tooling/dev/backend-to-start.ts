import { answers } from '../machine/until-ready.ts';
import { checkPort } from '../start/checks.ts';
import type { ProductServers } from '../start/product-servers.ts';
import type { Run } from '../start/run-until-stopped.ts';
import type { Settings } from '../start/settings.ts';

/**
 * The servers behind the site: those that run already, as after `npm start`, are used as they are.
 * @returns starts the others
 * @throws StartProblem when something else has their ports
 */
export async function backendToStart(
  { pay, api }: ProductServers,
  { ports }: Pick<Settings, 'ports'>,
  step: (text: string) => void,
): Promise<(run: Run) => Promise<unknown>> {
  const [payRuns, apiRuns] = await Promise.all([answers(pay.ready), answers(api.ready)]);
  if (apiRuns) step(`The API runs already, on port ${ports.api}: it is used`);
  else await checkPort({ port: ports.api, variable: 'API_PORT' });
  if (payRuns) step(`The pay origin runs already, on port ${ports.pay}: it is used`);
  else await checkPort({ port: ports.pay, variable: 'PAY_PORT' });

  const startApi = async (run: Run): Promise<void> => {
    await run.runToEnd('backend/src/migrate.ts', api.env);
    await run.start(api);
  };
  return (run) => Promise.all([payRuns || run.start(pay), apiRuns || startApi(run)]);
}
