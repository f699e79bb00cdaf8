import { installFingerprint, keepVisitorId } from '@alisio/platform/sdk/api';
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
 * Makes the device's fingerprint (§3, §6) when nobody touches the page, or a booking call needs it: its measuring of
 * fonts and drawing holds a phone for half a second. @returns what gives it up
 */
export function offerFingerprint(): () => void {
  let made: Promise<string> | undefined;
  const fingerprint = () => {
    made ??= make();
    return made;
  };
  installFingerprint(fingerprint);
  if (visitorProfile.get().agentId) return () => {};
  // Without one a booking call takes a random id: nobody misses anything.
  return whenStill(() => void fingerprint().then(keepVisitorId, () => undefined));
}
