import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';

/** A booking call does not wait longer than this for the fingerprint. Milliseconds. */
const FINGERPRINT_TIMEOUT_MS = 1500;

let fingerprint: (() => Promise<string>) | undefined;

/** Tells how this page recognises its device; the shell does, once. Browser only. */
export function installFingerprint(make: () => Promise<string>): void {
  fingerprint = make;
}

function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const nothingAfter = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Keeps an id for the tab unless it has one: an order keeps the name that it began with. */
export function keepVisitorId(id: string): string {
  const { agentId } = visitorProfile.get();
  if (agentId) return agentId;
  visitorProfile.set((profile) => ({ ...profile, agentId: id }));
  return id;
}

/**
 * §6: names this device in every booking call (`agentId`) and authorises nothing. The fingerprint of the tab's
 * profile, else one made now, else, where that fails or takes too long, a random one.
 */
export async function visitorId(): Promise<string> {
  const { agentId } = visitorProfile.get();
  if (agentId) return agentId;
  const made = fingerprint?.().catch(() => undefined);
  const id = made && (await Promise.race([made, nothingAfter(FINGERPRINT_TIMEOUT_MS)]));
  return keepVisitorId(id || random());
}
