import { LIVE_VERSIONS_PATH } from '@alisio/platform/sdk/registry';

/** Versions of `demoSite`, as the edge tells them while nothing newer is live. */
export const DEMO_VERSIONS = { host: '1.0.0-00000000', 'mf-demo': '1.0.0-00000000' };

export interface LiveSite {
  /** Makes other versions live. */
  release(versions: Record<string, string>, revision?: number): void;
  /** Answers in another way. */
  answer(respond: () => Promise<Response>): void;
  timesAsked(): number;
  restore(): void;
}

/** Stands for the edge's answer about live versions, in place of the network. */
export function stubLiveSite(): LiveSite {
  const real = globalThis.fetch;
  let asked = 0;
  let respond = async () => Response.json({ revision: 1, versions: DEMO_VERSIONS });
  globalThis.fetch = async (address, init) => {
    if (String(address) !== LIVE_VERSIONS_PATH) return real(address, init);
    asked += 1;
    return respond();
  };
  return {
    release(versions, revision = 2) {
      respond = async () => Response.json({ revision, versions: { ...DEMO_VERSIONS, ...versions } });
    },
    answer(other) {
      respond = other;
    },
    timesAsked: () => asked,
    restore() {
      globalThis.fetch = real;
    },
  };
}
