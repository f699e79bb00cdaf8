import { callApi } from '@alisio/platform/sdk/api';
import { type AnswerOf, getOrder } from '@alisio/shared-contracts/endpoints';

/** Where an order of this session stands on the server. @throws ApiProblem, `order-not-found` when there is none */
export const readOrder = (id: string): Promise<AnswerOf<typeof getOrder>> =>
  callApi(getOrder, { params: { id } });
