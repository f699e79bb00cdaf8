import { findOffered, listAskedOfAgents } from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import { OPERATOR_KEY } from './operator-key.ts';
import { ownApi } from './own-api.ts';

/** A call of those that agents have; operators' key opens them too. `body`: it is posted. @throws what it refused */
export async function asAgent(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${ownApi()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** What stands behind a code that a caller dictates, the latest first. */
export const offeredUnder = async (code: string) =>
  z.parse(findOffered.answer, await asAgent(findOffered.path.replace('{code}', code))).data;

/** The latest who want a person, by whichever way they asked. */
export const agentsQueue = async () =>
  z.parse(listAskedOfAgents.answer, await asAgent(listAskedOfAgents.path)).data;
