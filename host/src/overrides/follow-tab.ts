import { addressKept, askedIn, asking, forgetOverrides } from './asked-overrides.ts';
import { KEPT_OVERRIDES, keptOverrides } from './kept-overrides.ts';

/** Set while the edge is asked for what the tab keeps: for which address, and the state of its entry of the history. */
const ASKED_AGAIN = 'alisio.overrides-asked';

function keep(key: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

interface AskedAgain {
  address: string;
  state: unknown;
}

/**
 * The question that this document answers, once: another document's entry has lost its state. A question for another
 * address was left before its answer could be read.
 */
function takeAskedAgain(address: string): AskedAgain | undefined {
  try {
    const text = window.sessionStorage.getItem(ASKED_AGAIN);
    window.sessionStorage.removeItem(ASKED_AGAIN);
    const asked: AskedAgain | undefined = text === null ? undefined : JSON.parse(text);
    return asked?.address === address ? asked : undefined;
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
  const address = addressKept(window.location);
  const again = takeAskedAgain(address);
  const asked = askedIn(search);
  if (asked !== null) {
    if (asked && isHeard) keep(KEPT_OVERRIDES, asked);
    else forgetOverrides();
    const state = again ? again.state : window.history.state;
    window.history.replaceState(state, '', address + hash);
    return undefined;
  }
  const kept = keptOverrides();
  // Heard without being asked: by a header, which comes with every document.
  if (kept === null || isHeard) return undefined;
  const question: AskedAgain = { address, state: window.history.state };
  if (!again && keep(ASKED_AGAIN, JSON.stringify(question))) {
    return pathname + asking(search, kept) + hash;
  }
  forgetOverrides();
  return undefined;
}
