import type { Asset, HostRelease, RemoteRelease } from '../../../sdk/registry/index.ts';
import type { HostBuild, RemoteBuild } from '../../build/build-document.ts';

interface BuiltFile {
  file: string;
  integrity: string;
  bytes: number;
}

const assetAt =
  (base: string) =>
  ({ file, integrity, bytes }: BuiltFile): Asset => ({ url: `${base}/${file}`, integrity, bytes });

const assetsAt = (base: string, files: Record<string, BuiltFile[]>): Record<string, Asset[]> =>
  Object.fromEntries(Object.entries(files).map(([chunk, facts]) => [chunk, facts.map(assetAt(base))]));

/** Where a release's files are, in the store and below the site's address. */
export const releasePath = (name: string): string => (name === 'host' ? 'host' : `remotes/${name}`);

function hostReleaseOf(build: HostBuild): HostRelease {
  const base = `/${releasePath('host')}/${build.version}`;
  const { owner, version, contracts, provides, contractNames, namespaces, css } = build;
  return {
    name: 'host',
    owner,
    version,
    contracts,
    provides,
    contractNames,
    namespaces,
    css,
    main: build.main.map(assetAt(base)),
    files: assetsAt(base, build.files),
    shared: assetsAt(base, build.shared),
    fonts: build.fonts.map(({ file, preload }) => ({ url: `${base}/${file}`, preload })),
    learns: build.learns,
    server: { ...assetAt(base)(build.server), draws: build.server.draws },
  };
}

function remoteReleaseOf(build: RemoteBuild): RemoteRelease {
  const base = `/${releasePath(build.name)}/${build.version}`;
  const {
    name,
    owner,
    version,
    contracts,
    namespace,
    globalName,
    consumes,
    uses,
    contractNames,
    claims,
    parts,
    server: { loads, decides, draws },
  } = build;
  return {
    name,
    owner,
    version,
    contracts,
    namespace,
    globalName,
    manifest: assetAt(base)(build.manifest),
    entry: assetAt(base)(build.entry),
    files: assetsAt(base, build.files),
    consumes,
    uses,
    contractNames,
    claims,
    ...(parts ? { parts } : {}),
    server: {
      ...assetAt(base)(build.server),
      loads,
      ...(decides ? { decides } : {}),
      draws,
    },
  };
}

/** What a registry says of a build, once that lies at its address. */
export const releaseOfBuild = (build: HostBuild | RemoteBuild): HostRelease | RemoteRelease =>
  build.kind === 'host' ? hostReleaseOf(build) : remoteReleaseOf(build);
