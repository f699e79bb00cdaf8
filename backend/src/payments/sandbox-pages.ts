import { z } from '@alisio/shared-contracts/zod';
import { parseJsonBody } from '../server/json-body.ts';
import type { ChargeOutcome } from './charge-outcome.ts';
import type { HostedPages, PageState } from './hosted-pages.ts';
import { isSignedNotice, noticeSecret, SIGNATURE_HEADER } from './notice-signature.ts';
import { closePage, getPage, openPage, pageNotice, pageRecord } from './page-protocol.ts';
import { at, type SandboxSettings, sandboxCalls } from './sandbox-calls.ts';

type Settled = z.infer<typeof closePage.answer>;

function outcomeOf({ status, reason, means, card }: Settled): ChargeOutcome {
  if (status === 'declined') return { kind: 'declined', reason: reason ?? 'card-declined' };
  if (status === 'voided') return { kind: 'voided' };
  return { kind: 'approved', ...(means ? { paidWith: { means, face: card } } : {}) };
}

/** The pages of the sandbox provider. Whatever is no clear answer (down, slow, broken) is `unknown`. */
export function sandboxPages(settings: SandboxSettings): HostedPages {
  const secret = noticeSecret(settings.apiKey);
  const { call, refund } = sandboxCalls(settings);

  return {
    open: async (order) => {
      try {
        const answer = await call('POST', openPage.path, order);
        if (answer.ok) return { kind: 'opened', url: z.parse(pageRecord, await answer.json()).url };
        return { kind: answer.status >= 400 && answer.status < 500 ? 'refused' : 'unknown' };
      } catch {
        return { kind: 'unknown' };
      }
    },
    lookUp: async ({ key }): Promise<PageState> => {
      try {
        const answer = await call('GET', at(getPage.path, key));
        if (!answer.ok) return { kind: 'unknown' };
        const { status, until, voucher, ...page } = z.parse(pageRecord, await answer.json());
        return status === 'open' ? { kind: 'open', until, voucher } : outcomeOf({ status, ...page });
      } catch {
        return { kind: 'unknown' };
      }
    },
    close: async ({ key }) => {
      try {
        const answer = await call('POST', at(closePage.path, key));
        return answer.ok ? outcomeOf(z.parse(closePage.answer, await answer.json())) : { kind: 'unknown' };
      } catch {
        return { kind: 'unknown' };
      }
    },
    refund: ({ key }) => refund(key),
    readNotice: (header, body, now) => {
      if (!isSignedNotice(secret, header(SIGNATURE_HEADER), body, now)) return undefined;
      const { data } = pageNotice.safeParse(parseJsonBody(body));
      return data && { id: data.id, key: data.key };
    },
  };
}
