import { askedIn, asking, forgetOverrides, withoutAsking } from './asked-overrides.ts';
import { KEPT_OVERRIDES, keptOverrides } from './kept-overrides.ts';

/** Set, with the state of the entry of the browser's history, while the edge is asked for what the tab keeps. */
const ASKED_AGAIN = 'alisio.overrides-asked';

function keep(key: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The state of the entry that asked the edge again, once. Another document's entry has lost it. */
function takeAskedAgain(): { state: unknown } | undefined {
  try {
    const text = window.sessionStorage.getItem(ASKED_AGAIN);
    window.sessionStorage.removeItem(ASKED_AGAIN);
    return text === null ? undefined : { state: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Keeps for the tab what the address asks for, and takes it out of the address. A document that comes without what
 * the tab keeps is asked for once more; if that does not help, the tab keeps it no longer.
 * @param isHeard whether the edge has made anything of the wishes
 * @returns the address to go to instead, nothing to stay
 */
export function followTab(isHeard: boolean): string | undefined {
  const { pathname, search, hash } = window.location;
  const again = takeAskedAgain();
  const asked = askedIn(search);
  if (asked !== null) {
    if (asked && isHeard) keep(KEPT_OVERRIDES, asked);
    else forgetOverrides();
    const state = again ? again.state : window.history.state;
    window.history.replaceState(state, '', pathname + withoutAsking(search) + hash);
    return undefined;
  }
  const kept = keptOverrides();
  // Heard without being asked: by a header, which comes with every document.
  if (kept === null || isHeard) return undefined;
  if (!again && keep(ASKED_AGAIN, JSON.stringify(window.history.state))) {
    return pathname + asking(search, kept) + hash;
  }
  forgetOverrides();
  return undefined;
}
