import { callApi } from '@alisio/platform/sdk/api';
import { sendContactMessage, sendEnquiry } from '@alisio/shared-contracts/endpoints';
import type { ContactMessage, Enquiry, RequestReceipt } from '@alisio/shared-contracts/enquiries';

/** Stores a question; the same `requestId` again answers the same reference. @throws ApiProblem */
export const postContactMessage = (body: ContactMessage): Promise<RequestReceipt> =>
  callApi(sendContactMessage, { body });

/** Asks to be called back; the same `requestId` again answers the same reference. @throws ApiProblem */
export const postEnquiry = (body: Enquiry): Promise<RequestReceipt> => callApi(sendEnquiry, { body });
