import { StartProblem } from '../start/settings.ts';

export interface DevSettings {
  /** of the shell; remotes have the ports after it */
  firstPort: number;
  /** origins whose pages may load what the development servers serve */
  sites: string[];
}

/** A development server is for this machine alone. */
export const originAt = (port: number): string => `http://localhost:${port}`;

type Environment = Readonly<Record<string, string | undefined>>;

function originsIn(text: string | undefined): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    if (!URL.canParse(part) || !part.startsWith('http'))
      throw new StartProblem('DEV_SITES must be addresses with commas, such as https://qa.example.com.');
    return new URL(part).origin;
  });
}

/**
 * `DEV_PORT` (5100: the shell; 5101 and on: remotes), `DEV_SITES` (further sites whose `?mf=` may name these servers).
 * @param web port of the site that is served with them
 * @param count of remotes
 * @throws StartProblem
 */
export function readDevSettings(environment: Environment, web: number, count: number): DevSettings {
  const firstPort = Number(environment.DEV_PORT || 5100);
  if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort + count > 65535)
    throw new StartProblem('DEV_PORT must be a port number, with as many free ones after it as remotes.');
  const own = [`http://localhost:${web}`, `http://127.0.0.1:${web}`];
  return { firstPort, sites: [...own, ...originsIn(environment.DEV_SITES)] };
}
