import type { Asset, HostRelease, RemoteRelease } from '../../sdk/registry/index.ts';
import type { HostBuild, RemoteBuild } from '../build/build-document.ts';

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

/** The registry's entry of a built shell. `releasedAt` is an ISO instant in UTC. */
export function hostReleaseOf(build: HostBuild, releasedAt: string): HostRelease {
  const base = `/host/${build.version}`;
  return {
    version: build.version,
    contracts: build.contracts,
    main: build.main.map(assetAt(base)),
    files: assetsAt(base, build.files),
    shared: assetsAt(base, build.shared),
    css: build.css,
    fonts: build.fonts.map(({ file, preload }) => ({ url: `${base}/${file}`, preload })),
    releasedAt,
  };
}

/** The registry's entry of a built remote: live for everybody, with nothing to go back to yet. */
export function remoteReleaseOf(
  build: RemoteBuild,
  releasedAt: string,
  previous: string | null,
): RemoteRelease {
  const base = `/remotes/${build.name}/${build.version}`;
  const { name, owner, version, contracts, namespace, globalName, consumes, claims } = build;
  return {
    name,
    owner,
    version,
    contracts,
    namespace,
    globalName,
    manifest: `${base}/${build.manifest}`,
    entry: assetAt(base)(build.entry),
    files: assetsAt(base, build.files),
    consumes,
    claims,
    rollout: { share: 1, previous, disabled: false },
    releasedAt,
  };
}
