import { readRemoteConfig } from '../build/remote-folders.ts';
import { hostServerConfiguration, remoteServerConfiguration } from '../build/server-configuration.ts';
import type { DevServerPlan } from './dev-server.ts';
import { type DevSettings, originAt } from './dev-settings.ts';
import { developmentHalf, developmentHost, developmentRemote } from './development-configuration.ts';
import { FONTS_PATH, fontFolders, hostFacts, remoteFacts } from './release-facts.ts';

/** The shell's development server. @param folder of the shell */
export function hostPlan(folder: string, { firstPort, sites }: DevSettings): DevServerPlan {
  const origin = originAt(firstPort);
  return {
    name: 'host',
    origin,
    sites,
    configuration: developmentHost(folder, origin),
    half: developmentHalf(hostServerConfiguration(folder, 'development'), origin),
    facts: (built) => hostFacts(folder, origin, built),
    options: {
      static: fontFolders().map((directory) => ({ directory, publicPath: FONTS_PATH, watch: false })),
    },
  };
}

/** A development server for each remote, on the ports after the shell's. @throws when a configuration is wrong */
export const remotePlans = (
  folders: readonly string[],
  { firstPort, sites }: DevSettings,
): Promise<DevServerPlan[]> =>
  Promise.all(
    folders.map(async (folder, index) => {
      const origin = originAt(firstPort + 1 + index);
      const names = await readRemoteConfig(folder);
      return {
        name: names.name,
        origin,
        sites,
        configuration: developmentRemote(folder, names, origin),
        half: developmentHalf(remoteServerConfiguration(folder, names.name, 'development'), origin),
        facts: (built) => remoteFacts(folder, origin, built),
      };
    }),
  );
