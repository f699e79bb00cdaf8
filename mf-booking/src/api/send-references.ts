import { callApi } from '@alisio/platform/sdk/api';
import { sendReferences as sendReferencesCall } from '@alisio/shared-contracts/endpoints';

/** Has the references of an e-mail's bookings sent to it; nobody learns whether there are any. @throws ApiProblem */
export const sendReferences = (email: string) => callApi(sendReferencesCall, { body: { email } });
