import type { HostRelease, RemoteRelease } from '@alisio/platform/sdk/registry';
import { missingIn, satisfiesContracts } from '@alisio/platform/tooling/release';

/** Whether a remote can run in a shell: its contracts, and every name that it takes from it. */
export const carries = (host: HostRelease, remote: RemoteRelease): boolean =>
  satisfiesContracts(remote.contracts, host.contracts) && missingIn(host, remote).length === 0;
