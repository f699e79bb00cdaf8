import { setTimeout as pause } from 'node:timers/promises';
import { problem } from '@alisio/shared-contracts/problems';
import { z } from '@alisio/shared-contracts/zod';
import { Purchase } from '../../testing/purchase.ts';
import type { Send } from '../../testing/visitor.ts';
import { typeCard } from '../faults/reach.ts';
import { Shop, travelers } from '../faults/shop.ts';
import { type Connections, connections } from './ask.ts';
import type { Tally } from './tally.ts';

/** Who buys goes on for so long before they give up for now; they come back at the end. */
const PATIENCE_MS = 40_000;
const AGAIN_MS = 500;

export interface Buyers {
  /** One whole booking, from the session to the reference; what fails is done again with the same keys. */
  buy(due: number): Promise<void>;
  /** references that somebody was told */
  readonly told: readonly string[];
  /** Who gave up comes back. @returns how many came back, and how many of these never got an end */
  comeBack(): Promise<{ cameBack: number; unserved: number }>;
}

const unreachable = { status: 599, json: { type: '/problems/unreachable', title: 'No answer', status: 599 } };

/** By the web edge, as a browser asks; an answer that is none of the API's is no answer. */
function sendBy(site: string, own: Connections, onAgain: () => void): Send {
  return async ({ method, path, headers, body }) => {
    try {
      const answer = await own.ask({
        method,
        url: new URL(`/api${path}`, site),
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const json: unknown = JSON.parse(answer.body().toString());
      if (answer.status >= 400) z.parse(problem, json);
      if (answer.status >= 500) onAgain();
      return { status: answer.status, json };
    } catch {
      onAgain();
      return unreachable;
    }
  };
}

/** @param payUrl where cards are typed */
export function buyers(site: string, payUrl: string, tally: Tally): Buyers {
  const told: string[] = [];
  const later: Purchase[] = [];
  const shop = new Shop(sendBy(site, connections(), () => undefined));

  /** @returns whether it came to an end */
  async function goOnce(purchase: Purchase, phase: string): Promise<boolean> {
    const end = await purchase.go();
    if (end.kind === 'confirmed') told.push(end.referenceId);
    if (end.kind === 'refused') tally.failed(phase, 'booking', `refused: ${end.problem}`);
    return end.kind === 'confirmed' || end.kind === 'refused';
  }

  async function newToken(): Promise<string> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await typeCard(payUrl);
      } catch (error) {
        if (tries > 40) throw error;
        await pause(AGAIN_MS);
      }
    }
  }

  return {
    told,
    async buy(due) {
      const { phase } = tally;
      const own = connections();
      const send = sendBy(site, own, () => tally.again(phase, 'booking'));
      try {
        const item = await shop.item().catch(() => undefined);
        if (!item) return tally.again(phase, 'booking');
        const purchase = new Purchase(send, [item], { travelers, newToken });
        const until = performance.now() + PATIENCE_MS;
        while (!(await goOnce(purchase, phase))) {
          if (performance.now() > until) {
            later.push(purchase);
            return;
          }
          await pause(AGAIN_MS);
        }
        tally.done(phase, 'booking', performance.now() - due);
      } finally {
        own.close();
      }
    },
    async comeBack() {
      let unserved = 0;
      for (const purchase of later) {
        purchase.send = sendBy(site, connections(), () => undefined);
        if (!(await goOnce(purchase, 'afterwards'))) unserved += 1;
      }
      return { cameBack: later.length, unserved };
    },
  };
}
