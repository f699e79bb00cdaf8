import type { HostRelease, RemoteRelease } from '@alisio/platform/sdk/registry';
import { missingIn, satisfiesContracts } from '@alisio/platform/tooling/release';

/** Whether a remote can run in a shell: its contracts, every name that it takes from it, texts of its own. */
export const carries = (host: HostRelease, remote: RemoteRelease): boolean =>
  satisfiesContracts(remote.contracts, host.contracts) &&
  missingIn(host, remote).length === 0 &&
  !host.namespaces?.includes(remote.namespace);
