import { act } from '@testing-library/react';
import type { ApiHandler } from './api-stub.ts';

export interface AnswerInParts<Part> {
  handler: ApiHandler;
  tell: (part: Part) => Promise<void>;
  end: () => Promise<void>;
  /** as a network that fails before the end */
  breakOff: () => Promise<void>;
}

/** Answers one call in parts, a line of JSON each, when the test says so. @param path of a POST, as its endpoint has it */
export function answerInParts<Part>(path: string): AnswerInParts<Part> {
  const asked = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const handler: ApiHandler = {
    method: 'POST',
    path,
    respond: () => ({ stream: new ReadableStream({ start: (network) => asked.resolve(network) }) }),
  };
  const settle = (does: (network: ReadableStreamDefaultController<Uint8Array>) => void) =>
    act(async () => does(await asked.promise));
  return {
    handler,
    tell: (part) =>
      settle((network) => network.enqueue(new TextEncoder().encode(`${JSON.stringify(part)}\n`))),
    end: () => settle((network) => network.close()),
    breakOff: () => settle((network) => network.error(new TypeError('network error'))),
  };
}
