import type { AnswerOf, Endpoint } from '@alisio/shared-contracts/endpoints';
import { problem } from '@alisio/shared-contracts/problems';
import { ApiProblem } from './api-problem.ts';

function json(text: string): unknown {
  try {
    return JSON.parse(text);
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

export const readAnswer = <E extends Endpoint>(endpoint: E, text: string): AnswerOf<E> =>
  parseAnswer(endpoint, json(text));

/** What an error answer says; proxies and gateways answer without problem details. */
export function problemOf(status: number, text: string): ApiProblem {
  const parsed = problem.safeParse(json(text));
  if (parsed.success) return new ApiProblem({ ...parsed.data, status });
  return new ApiProblem({ type: 'contract', title: 'An error without details', status });
}
