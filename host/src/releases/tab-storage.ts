/** Versions that the tab was reloaded for: never twice for the same ones. */
const RELOADED_FOR = 'alisio.reloaded-for';

/** Whether what pages keep for the tab is there for another document: storage may be blocked or full. */
export function keepsState(): boolean {
  try {
    window.sessionStorage.setItem(RELOADED_FOR, window.sessionStorage.getItem(RELOADED_FOR) ?? '');
    return true;
  } catch {
    return false;
  }
}

/** True the first time for a set of versions; without storage never, so that no reload can repeat. */
export function firstReloadFor(versions: string): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED_FOR) === versions) return false;
    window.sessionStorage.setItem(RELOADED_FOR, versions);
    return true;
  } catch {
    return false;
  }
}
