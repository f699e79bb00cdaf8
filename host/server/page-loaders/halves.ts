import type { HostRelease, RemoteRelease } from '@alisio/platform/sdk/registry';
import { DEVELOPMENT_VERSION } from '@alisio/platform/tooling/dev';
import type { VerifiedFiles } from '../releases/verified-files.ts';
import type { Composition, Half } from './messages.ts';

const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
/** What comes from source has one version, and another content with each edit. */
const labelOf = ({ name, version, server }: HostRelease | RemoteRelease): string =>
  version === DEVELOPMENT_VERSION ? `${name}@${version} ${server?.integrity}` : `${name}@${version}`;

/** @param remote nothing for the shell's own pages */
export const compositionKey = (host: HostRelease, remote: RemoteRelease | undefined): string =>
  remote ? `${labelOf(host)} ${labelOf(remote)}` : labelOf(host);

/** The text of a server half, when it is as it was signed. What is not was reported. */
async function halfOf(
  { name, version, server }: HostRelease | RemoteRelease,
  files: VerifiedFiles,
): Promise<Half | undefined> {
  if (!server) return undefined;
  const file = fileOf(server.url);
  const hashes = await files.hashes(name, version);
  if (hashes === undefined || hashes === 'refused' || hashes[file] !== server.integrity) return undefined;
  const content = await files.read({ name, version, file }, server.integrity);
  return content instanceof Uint8Array
    ? {
        ...{ name, version, source: new TextDecoder().decode(content) },
        ...(version === DEVELOPMENT_VERSION ? { origin: new URL(server.url).origin } : {}),
      }
    : undefined;
}

/** What a page of this remote, or of the shell's own, runs in; nothing when a half of it is not to be had. */
export async function compositionOf(
  host: HostRelease,
  remote: RemoteRelease | undefined,
  files: VerifiedFiles,
): Promise<Composition | undefined> {
  const key = compositionKey(host, remote);
  const [ofHost, ofRemote] = await Promise.all([halfOf(host, files), remote && halfOf(remote, files)]);
  if (!ofHost) return undefined;
  if (!remote) return { key, host: ofHost };
  return ofRemote && { key, host: ofHost, remote: ofRemote };
}
