import type { AnswerOf, Endpoint } from '@alisio/shared-contracts/endpoints';
import { unpack } from '@alisio/shared-contracts/packed-json';
import { problem } from '@alisio/shared-contracts/problems';
import { ApiProblem } from './api-problem.ts';
import { keepPackedText } from './packed-text.ts';

/** What an endpoint answers is an object: a list is one that is packed. */
const isPacked = (text: string): boolean => text[0] === '[';

function json(text: string): unknown {
  try {
    return isPacked(text) ? unpack(text) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Contracts grow within a major: fields that only a newer API knows are no reason to refuse its answer. */
const onlyNewFields = (issues: readonly object[]): boolean =>
  issues.every((issue) => 'code' in issue && issue.code === 'unrecognized_keys');

/** The answer as the contract has it. @throws ApiProblem `contract` */
export function parseAnswer<E extends Endpoint>(endpoint: E, answer: unknown): AnswerOf<E>;
export function parseAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const result = endpoint.answer['~standard'].validate(answer);
  if (!(result instanceof Promise)) {
    if (!result.issues) return result.value;
    if (onlyNewFields(result.issues)) return answer;
  }
  throw new ApiProblem({
    type: 'contract',
    title: `${endpoint.id} answered something else than agreed`,
    status: endpoint.status,
  });
}

export function readAnswer<E extends Endpoint>(endpoint: E, text: string): AnswerOf<E> {
  const answer = parseAnswer(endpoint, json(text));
  if (isPacked(text)) keepPackedText(answer, text);
  return answer;
}

/** What an error answer says; proxies and gateways answer without problem details. */
export function problemOf(status: number, text: string): ApiProblem {
  const parsed = problem.safeParse(json(text));
  if (parsed.success) return new ApiProblem({ ...parsed.data, status });
  return new ApiProblem({ type: 'contract', title: 'An error without details', status });
}
