import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type SharedDependency, sharedDependencies } from './table.ts';

interface FederationShared {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version: string;
  eager?: boolean;
  import?: false;
  shareKey?: string;
}

const packageOf = (key: string): string =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Version of a shared library as installed for this workspace.
 * @throws when the library is not installed
 */
export function installedVersion(key: string, folder: string): string {
  const require = createRequire(`${folder}/package.json`);
  const name = packageOf(key);
  for (const place of require.resolve.paths(name) ?? []) {
    try {
      const { version } = require(`${place}/${name}/package.json`);
      return String(version);
    } catch {
      // not in this place: the next one up
    }
  }
  throw new Error(`The shared library ${name} is not installed for ${folder}.`);
}

/** `19.3.1` → `19` */
export const majorOf = (version: string): string => version.split('.', 1).join();

/**
 * What a remote asks of the host's version: the major. A host of before has an older minor, and whether that has
 * each name that the remote uses is checked when it is released (`shared-names.ts`).
 */
export const rangeOf = (version: string): string => `^${majorOf(version)}.0.0`;

const describeShared = ({ key }: SharedDependency, folder: string): [string, FederationShared] => {
  const version = installedVersion(key, folder);
  return [key, { singleton: true, strictVersion: true, version, requiredVersion: rangeOf(version) }];
};

/** The table as the host provides it. `folder` is the workspace's folder. */
export const sharedByHost = (folder: string): Record<string, FederationShared> =>
  Object.fromEntries(
    sharedDependencies.map((dependency) => {
      const [key, shared] = describeShared(dependency, folder);
      return [key, { ...shared, eager: dependency.load === 'eager' }];
    }),
  );

/**
 * The table as a remote consumes it: nothing of it is in the remote's files. Our own modules are known by their
 * file too, since modules of one package reach each other by relative paths.
 */
export const sharedByRemote = (folder: string): Record<string, FederationShared> =>
  Object.fromEntries(
    sharedDependencies.flatMap((dependency) => {
      const [key, described] = describeShared(dependency, folder);
      const shared: FederationShared = { ...described, import: false };
      const byRequest: [string, FederationShared] = [key, shared];
      if (!key.startsWith('@alisio/')) return [byRequest];
      const file = realpathSync(createRequire(`${folder}/package.json`).resolve(key));
      return [byRequest, [file, { ...shared, shareKey: key }]];
    }),
  );
