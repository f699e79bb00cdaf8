import { followEvents, type PageEvent } from '../late-parts/early-events.ts';
import type { ReleaseWatch } from './release-watch.ts';
import { mayReload } from './safe-moment.ts';
import { firstReloadFor } from './tab-storage.ts';
import type { TypedText } from './typed-text.ts';

export interface ReloadForRelease {
  watch: Pick<ReleaseWatch, 'ask'>;
  typed: Pick<TypedText, 'isThere'>;
  reload: () => void;
}

/** What the bundler calls the error of a script that could not be had. */
const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Code that did not come, whoever asked for it: a page, the shell, or something within a page. In place of a part a link stands. */
function isMissingCode(event: PageEvent): boolean {
  if ('kind' in event) return !event.part && (event.kind !== 'thrown' || isMissingChunk(event.error));
  return 'reason' in event && isMissingChunk(event.reason);
}

/** A slow page may be there by now. */
const hasCome = (event: PageEvent): boolean =>
  'kind' in event && event.kind !== 'thrown' && event.page?.record.state().status === 'ready';

/**
 * A page whose code did not come while other versions are live may ask for files that are gone: it is loaded anew,
 * once in a tab for the same versions. Never in the checkout or over what was typed, which count for more.
 */
async function reloadIfOld(event: PageEvent, { watch, typed, reload }: ReloadForRelease): Promise<void> {
  const { pathname } = window.location;
  const newer = await watch.ask();
  const isMissed = window.location.pathname === pathname && !hasCome(event);
  if (newer !== undefined && isMissed && mayReload(typed.isThere()) && firstReloadFor(newer)) reload();
}

/** @returns what ends it */
export const reloadForNewerRelease = (tab: ReloadForRelease): (() => void) =>
  followEvents((event) => {
    if (isMissingCode(event)) void reloadIfOld(event, tab);
  });
