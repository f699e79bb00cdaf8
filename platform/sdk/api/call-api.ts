import type { AnswerOf, Endpoint } from '@alisio/shared-contracts/endpoints';
import { isProblem } from './api-problem.ts';
import { type CallInput, type RequestInput, request } from './request.ts';
import { dropSession, sessionToken } from './session.ts';

export type { CallInput } from './request.ts';

type Input<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

async function inSession<E extends Endpoint>(endpoint: E, input: RequestInput): Promise<AnswerOf<E>> {
  const token = await sessionToken();
  const headers = { ...input.headers, authorization: `Bearer ${token}` };
  try {
    return await request(endpoint, { ...input, headers });
  } catch (error) {
    if (isProblem(error, 'session-required')) dropSession(token);
    throw error;
  }
}

/**
 * Calls an endpoint of the contracts and parses its answer. A call that needs a session starts one when there
 * is none, and once more when the server has ended it.
 *
 * @throws ApiProblem on every answer but the agreed one (`network` and `timeout` with status 0); the caller's
 *   own abort passes through as it is
 */
export async function callApi<E extends Endpoint>(endpoint: E, ...[input]: Input<E>): Promise<AnswerOf<E>> {
  const given: RequestInput = input ?? {};
  if (endpoint.auth !== 'session') return request(endpoint, given, input);
  try {
    return await inSession(endpoint, given);
  } catch (error) {
    if (!isProblem(error, 'session-required')) throw error;
    return inSession(endpoint, given);
  }
}
