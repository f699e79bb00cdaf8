import { callApi } from '@alisio/platform/sdk/api';
import { type AnswerOf, getOrder } from '@alisio/shared-contracts/endpoints';

export type KnownOrder = AnswerOf<typeof getOrder>;

/** Where this session's order stands on the server. @throws ApiProblem, `order-not-found` when there is none */
export const readOrder = (): Promise<KnownOrder> => callApi(getOrder);
