import type { ApiHandler } from '@alisio/platform/testing';
import type { FlightOffer, SupplierState } from '@alisio/shared-contracts/flights';
import { act } from '@testing-library/react';
import { searchAnswer } from './offers.ts';
import { SEARCH } from './results.ts';

/** A part of an answer: some offers, and how far the suppliers are; all have answered unless told. */
export const part = (offers: readonly FlightOffer[], suppliers?: SupplierState) => {
  const { data, meta } = searchAnswer(...offers);
  return { data, meta: { ...meta, ...(suppliers ? { suppliers } : {}) } };
};

/** Answers one search in parts, each when the test says so. */
export function searchInParts() {
  const asked = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const handler: ApiHandler = {
    method: 'POST',
    path: SEARCH,
    respond: () => ({ stream: new ReadableStream({ start: (network) => asked.resolve(network) }) }),
  };
  const settle = (does: (network: ReadableStreamDefaultController<Uint8Array>) => void) =>
    act(async () => does(await asked.promise));
  return {
    handler,
    tell: (answer: ReturnType<typeof part>) =>
      settle((network) => network.enqueue(new TextEncoder().encode(`${JSON.stringify(answer)}\n`))),
    end: () => settle((network) => network.close()),
    breakOff: () => settle((network) => network.error(new TypeError('network error'))),
  };
}
