import { installFingerprint, keepVisitorId } from '@alisio/platform/sdk/api';
import { onEvent } from '@alisio/shared-contracts/events';
import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { whenStill } from './when-still.ts';

/** The library reports its use to its makers unless told not to. */
const QUIET = { monitoring: false };

async function make(): Promise<string> {
  const { default: library } = await import(
    /* webpackChunkName: "fingerprint" */ '@fingerprintjs/fingerprintjs'
  );
  const agent = await library.load(QUIET);
  return (await agent.get()).visitorId;
}

/**
 * Makes the device's fingerprint (§3, §6) when a booking call needs it, or ahead of one: something was chosen and nobody
 * touches the page. Its measuring of fonts and drawing holds a phone for half a second, which who only looks never pays.
 * @returns what gives it up
 */
export function offerFingerprint(makeNow: () => Promise<string> = make): () => void {
  let made: Promise<string> | undefined;
  const fingerprint = () => {
    made ??= makeNow();
    return made;
  };
  installFingerprint(fingerprint);
  let giveUp = () => {};
  const stopListening = onEvent('shop:offer-selected', () => {
    giveUp();
    if (visitorProfile.get().agentId) return;
    // Without one a booking call takes a random id: nobody misses anything.
    giveUp = whenStill(() => void fingerprint().then(keepVisitorId, () => undefined));
  });
  return () => {
    stopListening();
    giveUp();
  };
}
