import {
  type AnswerOf,
  type Endpoint,
  getCachedFlights,
  getUserBookings,
} from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import type { UserHistory } from './user-history.ts';

/** What it tells is an addition to a page: later is too late. */
const TIMEOUT_MS = 2000;

export interface RemoteHistorySettings {
  /** base address of the {ai backend} of §7 */
  url: string;
  /** the fixed authorization header of `cached`: it goes from here to there, and to no browser */
  authorization?: string | undefined;
  /** knows what a session has booked itself */
  own: Pick<UserHistory, 'bookings'>;
  timeoutMs?: number;
}

function answerOf<E extends Endpoint>(endpoint: E, json: unknown): AnswerOf<E>;
function answerOf(endpoint: Endpoint, json: unknown): unknown {
  return z.parse(endpoint.answer, json);
}

/** An {ai backend} on the network. What it says of users is believed where this site knows that it is theirs. */
export function remoteHistory({
  url,
  authorization,
  own,
  timeoutMs = TIMEOUT_MS,
}: RemoteHistorySettings): UserHistory {
  const base = url.replace(/\/+$/, '');

  async function ask<E extends Endpoint>(
    endpoint: E,
    userId: string,
    { headers, body }: { headers?: Record<string, string>; body?: object } = {},
  ): Promise<AnswerOf<E>> {
    const { method, path, id } = endpoint;
    try {
      const reply = await fetch(`${base}/api${path}?${new URLSearchParams({ userId })}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (reply.ok) return answerOf(endpoint, await reply.json());
    } catch {
      // What `fetch` or a parser throws can quote who was asked for, which no log may hold.
    }
    throw new Error(`the history service gave no usable answer to ${id}`);
  }

  return {
    bookings: async (asker) => {
      const booked = await own.bookings(asker);
      // A user's id is no secret: of what it opens over there, who asks gets what they booked here.
      if (booked.length === 0) return [];
      const mine = new Set(booked.map(({ referenceId }) => referenceId));
      const { data } = await ask(getUserBookings, asker.userId);
      return data.filter(({ referenceId }) => mine.has(referenceId));
    },
    cachedFlights: async (payload, { userId, language }) => {
      const { error, data } = await ask(getCachedFlights, userId, {
        headers: { 'accept-language': language, ...(authorization ? { authorization } : {}) },
        body: payload,
      });
      if (error) throw new Error('the history service has failed');
      return data.filter(({ search }) => search < payload.searches.length);
    },
  };
}
