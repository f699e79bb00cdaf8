import { handedOn, spanned } from '@alisio/platform/serving';
import { refundCharge } from './sandbox-protocol.ts';

export interface SandboxSettings {
  /** address of the provider's server-to-server calls */
  url: string;
  apiKey: string;
  /** less than a browser waits for us */
  timeoutMs: number;
}

/** The path of a call about a payment. */
export const at = (path: string, key: string): string => path.replace('{key}', key);

/** Calls of the sandbox provider, server to server. What does not answer in time throws. */
export function sandboxCalls({ url, apiKey, timeoutMs }: SandboxSettings) {
  const send = (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> =>
    fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...handedOn(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
  const call: typeof send = (method, path, body) =>
    spanned({ name: `${method} payment provider`, kind: 'client' }, () => send(method, path, body));
  /** Gives all of a payment back, by card or on a page, once however often it is asked. */
  const refund = async (key: string): Promise<'refunded' | 'unknown'> => {
    try {
      return (await call('POST', at(refundCharge.path, key))).ok ? 'refunded' : 'unknown';
    } catch {
      return 'unknown';
    }
  };
  return { call, refund };
}
