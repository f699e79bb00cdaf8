/** Set in a tab that was reloaded for a newer release: never twice in a row for the same one. */
const RELOADED_FOR = 'alisio.reloaded-for';

/** The bootstrap in a page's HTML; the edge writes every `<` in it as an escape. */
const BOOTSTRAP_TEXT = /id="alisio-bootstrap">([^<]*)<\/script>/;

/** Revision of the registry that the site hands out now; nothing when it cannot be learnt. */
async function revisionNow(): Promise<number | undefined> {
  try {
    const answer = await fetch(window.location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    // Read as text: parsed as a document, its styles would break this page's policy, being of another nonce.
    const [, text = 'null'] = BOOTSTRAP_TEXT.exec(await answer.text()) ?? [];
    const bootstrap = JSON.parse(text);
    const revision: unknown = bootstrap?.registry?.revision;
    return typeof revision === 'number' ? revision : undefined;
  } catch {
    return undefined;
  }
}

/** True the first time for a revision; without storage it is never true, so that no reload can repeat. */
function firstReloadFor(revision: number): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED_FOR) === String(revision)) return false;
    window.sessionStorage.setItem(RELOADED_FOR, String(revision));
    return true;
  } catch {
    return false;
  }
}

/**
 * After a page failed to load: a page older than the site's release reloads, once. Never in the checkout,
 * where what is typed and under way counts for more.
 */
export async function reloadForNewerRelease(own: number, reload: () => void): Promise<void> {
  if (window.location.pathname.startsWith('/booking/')) return;
  const revision = await revisionNow();
  if (revision !== undefined && revision !== own && firstReloadFor(revision)) reload();
}
