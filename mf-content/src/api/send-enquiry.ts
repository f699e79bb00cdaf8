import { callApi } from '@alisio/platform/sdk/api';
import { sendEnquiry } from '@alisio/shared-contracts/endpoints';
import type { Enquiry, RequestReceipt } from '@alisio/shared-contracts/enquiries';

/** Asks to be called back; the same `requestId` again answers the same reference. @throws ApiProblem */
export const postEnquiry = (body: Enquiry): Promise<RequestReceipt> => callApi(sendEnquiry, { body });
