import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { learnKeys } from '../rights/learn-keys.ts';
import { shownText } from '../rights/shown-text.ts';
import type { Signer, Verifier } from '../rights/signing.ts';
import { openStore } from '../stores/open-store.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { ensureKeys, readSigner, readVerifier } from './keys.ts';

/** A place of releases, and the keys that it is written and read with. */
export interface Site {
  store: ReleaseStore;
  signer: Signer;
  verifier: Verifier;
}

/**
 * The releases of a data folder, or those that `RELEASE_STORE` names, with keys of its own unless the environment
 * names others.
 */
export function localSite(dataDir: string): Site {
  if (!process.env.RELEASE_KEY_FILE) ensureKeys(dataDir);
  return {
    store: openStore(process.env, dataDir),
    signer: readSigner(dataDir),
    verifier: readVerifier(dataDir),
  };
}

const gitName = (): string =>
  spawnSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .stdout ?? '';

/** Of a root key: `RELEASED_BY`, else the name in git's settings, else the machine's user. */
function saidBy(): string {
  const name = process.env.RELEASED_BY || gitName().trim() || userInfo().username;
  return shownText(name).slice(0, 80);
}

/** Who releases, for the history: the owner of a team's key; who says so where a root key signs. */
export async function releasedBy({ store, signer, verifier }: Site): Promise<string> {
  await learnKeys(store, verifier);
  return verifier.held.grantsOf(signer.keyId).at(-1)?.owner ?? saidBy();
}
