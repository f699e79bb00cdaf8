import { LIVE_VERSIONS_PATH, type LiveVersions, liveVersions } from '@alisio/platform/sdk/registry';

/** What this visitor would get now; nothing when it cannot be learnt, which changes nothing for him. */
export async function askLiveVersions(): Promise<LiveVersions | undefined> {
  try {
    const answer = await fetch(LIVE_VERSIONS_PATH, { cache: 'no-store' });
    return answer.ok ? liveVersions.parse(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
