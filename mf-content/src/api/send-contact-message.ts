import { callApi } from '@alisio/platform/sdk/api';
import { sendContactMessage } from '@alisio/shared-contracts/endpoints';
import type { ContactMessage, RequestReceipt } from '@alisio/shared-contracts/enquiries';

/** Stores a question; the same `requestId` again answers the same reference. @throws ApiProblem */
export const postContactMessage = (body: ContactMessage): Promise<RequestReceipt> =>
  callApi(sendContactMessage, { body });
