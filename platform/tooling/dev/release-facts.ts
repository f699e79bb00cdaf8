import { basename, dirname, join } from 'node:path';
import { fontFiles } from '@alisio/shared-ui/tokens';
import { readHostConfig } from '../build/host-config.ts';
import { pageStyles } from '../build/host-styles.ts';
import { readPackage, repositoryRoot } from '../build/paths.ts';
import { globalNameOf } from '../build/remote-configuration.ts';
import { readRemoteConfig } from '../build/remote-folders.ts';
import { namesProvided } from '../build/shared-names.ts';
import {
  DEVELOPMENT_VERSION,
  SERVED_HALF_PATH,
  type ServedHost,
  type ServedRemote,
} from './served-release.ts';
import type { Built, CompiledHalf } from './watched-half.ts';

/** Below the shell's development server. */
export const FONTS_PATH = '/fonts';

/** Where the design system's fonts lie. */
export const fontFolders = (): string[] => [
  ...new Set(fontFiles.map((file) => dirname(join(repositoryRoot, 'shared-ui', file)))),
];

const unpinned = (url: string) => ({ url, integrity: '', bytes: 0 });

const servedHalf = (origin: string, { integrity, bytes }: CompiledHalf) => ({
  url: origin + SERVED_HALF_PATH,
  integrity,
  bytes,
});

/**
 * What a remote's development server says of it, with its claims as they are written now.
 * @param built what the edge runs of it, when it has compiled, and the pages of its browser build
 */
export async function remoteFacts(
  folder: string,
  origin: string,
  { half, pagesWith }: Built,
): Promise<ServedRemote> {
  const { name, owner, contracts, namespace, routes, parts } = await readRemoteConfig(folder);
  const pages = [...new Set(routes.map(({ page }) => page))];
  return {
    remote: {
      name,
      owner,
      version: DEVELOPMENT_VERSION,
      contracts,
      namespace,
      globalName: globalNameOf(name),
      entry: unpinned(`${origin}/remoteEntry.js`),
      claims: routes,
      ...(parts ? { parts } : {}),
      ...(half
        ? {
            server: {
              ...servedHalf(origin, half),
              loads: pagesWith('loader', pages),
              decides: pagesWith('decides', pages),
            },
          }
        : {}),
    },
  };
}

/** What the shell's development server says of it. The page's stylesheet is as it was when the process began. */
export async function hostFacts(
  folder: string,
  origin: string,
  { half }: Pick<Built, 'half'>,
): Promise<ServedHost> {
  const { owner } = await readHostConfig(folder);
  const fonts = fontFiles.map((file, index) => ({
    url: `${origin}${FONTS_PATH}/${basename(file)}`,
    preload: index === 0,
  }));
  return {
    host: {
      owner,
      version: DEVELOPMENT_VERSION,
      contracts: readPackage(join(repositoryRoot, 'shared-contracts')).version,
      main: [unpinned(`${origin}/main.js`)],
      provides: await namesProvided(),
      css: pageStyles(`${origin}${FONTS_PATH}`),
      fonts,
      ...(half ? { server: servedHalf(origin, half) } : {}),
    },
  };
}
