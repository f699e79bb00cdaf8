import { PROBLEMS } from '@alisio/shared-contracts/problems';
import { z } from '@alisio/shared-contracts/zod';
import type { ChargeOutcome } from './charge-outcome.ts';
import type { CardCharges } from './payment-provider.ts';
import { at, type SandboxSettings, sandboxCalls } from './sandbox-calls.ts';
import {
  type ChargeRecord,
  cardFace,
  chargeRecord,
  createCharge,
  describeCard,
  getCharge,
  voidCharge,
} from './sandbox-protocol.ts';

function outcomeOf({ status, reason }: ChargeRecord): ChargeOutcome {
  if (status === 'declined') return { kind: 'declined', reason: reason ?? 'card-declined' };
  return { kind: status };
}

/** The cards of the sandbox provider by HTTP. Whatever is no clear answer (down, slow, broken) is `unknown`. */
export function sandboxCards(settings: SandboxSettings): CardCharges {
  const { call, refund } = sandboxCalls(settings);

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<ChargeOutcome> {
    try {
      const answer = await call(method, path, body);
      if (!answer.ok) return { kind: 'unknown' };
      return outcomeOf(z.parse(chargeRecord, await answer.json()));
    } catch {
      return { kind: 'unknown' };
    }
  }

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
    refund,
  };
}
