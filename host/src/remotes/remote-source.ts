import type { PublicRemote } from '@alisio/platform/sdk/registry';

/** The border to whatever brings remotes into the page. */
export interface RemoteSource {
  /**
   * The remote's exposed module, unchecked. May be asked again after a failure.
   * @param anew from its first script on, because what is here evaluated wrongly
   */
  routes(remote: PublicRemote, anew: boolean): Promise<unknown>;
}
