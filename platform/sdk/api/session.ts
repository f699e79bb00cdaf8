import { startSession } from '@alisio/shared-contracts/endpoints';
import { bookingSession } from '@alisio/shared-contracts/stores';
import { withAttribution } from '../attribution/index.ts';
import { request } from './request.ts';
import { visitorId } from './visitor-id.ts';

let starting: Promise<string> | undefined;

async function start(): Promise<string> {
  const agentId = await visitorId();
  const { sessionToken } = await request(startSession, { body: withAttribution({ agentId }) });
  bookingSession.set({ agentId, token: sessionToken });
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
