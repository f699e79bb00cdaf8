import { startSession } from '@alisio/shared-contracts/endpoints';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { withAttribution } from './attribution.ts';
import { request } from './request.ts';

/** §6: names this device in every booking call (`agentId`); made once and kept for the tab. */
export function visitorId(): string {
  const { agentId } = bookingSession.get();
  if (agentId) return agentId;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  bookingSession.set((state) => ({ ...state, agentId: made }));
  return made;
}

let starting: Promise<string> | undefined;

async function start(): Promise<string> {
  const body = withAttribution({ agentId: visitorId() });
  const { sessionToken } = await request(startSession, { body });
  bookingSession.set((state) => ({ ...state, token: sessionToken }));
  return sessionToken;
}

/** The bearer token of this tab's booking session; a session is started once, however many ask at a time. */
export async function sessionToken(): Promise<string> {
  const { token } = bookingSession.get();
  if (token) return token;
  starting ??= start().finally(() => {
    starting = undefined;
  });
  return starting;
}

/** Forgets a token that the server refused, unless another call has replaced it already. */
export function dropSession(refused: string): void {
  bookingSession.set((state) => (state.token === refused ? { ...state, token: null } : state));
}
