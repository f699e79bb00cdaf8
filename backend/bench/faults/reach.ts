import { Agent, request } from 'node:http';
import { z } from '@alisio/shared-contracts/zod';
import type { Send } from '../../testing/visitor.ts';

const kept = new Agent({ keepAlive: true, maxSockets: 64 });

/** What a page makes of no answer: a problem that is worth another try. */
const NO_ANSWER = { status: 599, json: { type: '/problems/unreachable', title: 'No answer', status: 599 } };

function send(
  base: string,
  { method, path, headers, body }: Parameters<Send>[0],
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string }> {
  const text = body && JSON.stringify(body);
  const typed = text === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, base),
      { method, agent: kept, headers: { ...headers, ...typed }, ...(signal ? { signal } : {}) },
      async (answer) => {
        try {
          const chunks = await answer.toArray();
          if (!answer.complete) throw new Error('cut off');
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.once('error', reject).end(text);
  });
}

/** Requests to a server, over connections that are kept; what gets no answer is a problem, as pages take it. */
export const reach =
  (base: () => string, signal?: AbortSignal): Send =>
  async (call) => {
    try {
      const { status, text } = await send(base(), call, signal);
      return { status, json: JSON.parse(text) };
    } catch {
      return NO_ANSWER;
    }
  };

const token = z.object({ token: z.string() });

/** Types a test card that is approved into the pay origin's frame. */
export async function typeCard(payUrl: string, cardNumber = '4242 4242 4242 4242'): Promise<string> {
  const { status, text } = await send(
    payUrl,
    {
      method: 'POST',
      path: '/tokens',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: { cardNumber, cardName: 'LUCIA RIVERA', cardExpiry: '11 / 31', cardCvv: '938' },
    },
    undefined,
  );
  if (status !== 201) throw new Error(`no token: ${status} ${text}`);
  return z.parse(token, JSON.parse(text)).token;
}
