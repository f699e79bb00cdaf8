import { PROBLEMS } from '@alisio/shared-contracts/problems';
import { z } from '@alisio/shared-contracts/zod';
import type { ChargeOutcome } from './charge-outcome.ts';
import type { CardCharges } from './payment-provider.ts';
import {
  type ChargeRecord,
  cardFace,
  chargeRecord,
  createCharge,
  describeCard,
  getCharge,
  refundCharge,
  voidCharge,
} from './sandbox-protocol.ts';

export interface SandboxSettings {
  /** address of the provider's server-to-server calls */
  url: string;
  apiKey: string;
  /** less than a browser waits for us */
  timeoutMs: number;
}

function outcomeOf({ status, reason }: ChargeRecord): ChargeOutcome {
  if (status === 'declined') return { kind: 'declined', reason: reason ?? 'card-declined' };
  return { kind: status };
}

/** The cards of the sandbox provider by HTTP. Whatever is no clear answer (down, slow, broken) is `unknown`. */
export function sandboxCards({ url, apiKey, timeoutMs }: SandboxSettings): CardCharges {
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<ChargeOutcome> {
    try {
      const answer = await call(method, path, body);
      if (!answer.ok) return { kind: 'unknown' };
      return outcomeOf(z.parse(chargeRecord, await answer.json()));
    } catch {
      return { kind: 'unknown' };
    }
  }
  const at = (path: string, key: string) => path.replace('{key}', key);

  return {
    describe: async (token) => {
      try {
        const answer = await call('POST', describeCard.path, { token });
        if (answer.status === PROBLEMS['not-found'].status) return 'gone';
        return answer.ok ? z.parse(cardFace, await answer.json()) : 'unknown';
      } catch {
        return 'unknown';
      }
    },
    charge: ({ key, cardToken: token, amount, currency }) =>
      ask('POST', createCharge.path, { key, token, amount, currency }),
    lookUp: (key) => ask('GET', at(getCharge.path, key)),
    resolve: (key) => ask('POST', at(voidCharge.path, key)),
    refund: async (key) => {
      try {
        return (await call('POST', at(refundCharge.path, key))).ok ? 'refunded' : 'unknown';
      } catch {
        return 'unknown';
      }
    },
  };
}
