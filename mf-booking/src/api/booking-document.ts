import { callApi } from '@alisio/platform/sdk/api';
import { type BookingDocument, getBookingDocument } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';

/** A file and what it is called. */
export interface DownloadedFile {
  name: string;
  blob: Blob;
}

/** A booking as a file, in the reader's language. @throws ApiProblem */
export async function bookingDocument(
  { referenceId, customer }: ConfirmedBooking,
  document: BookingDocument,
): Promise<DownloadedFile> {
  const key = { referenceId, email: customer.email };
  const { name, type, content } = await callApi(getBookingDocument, { body: { key, document } });
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return { name, blob: new Blob([bytes], { type }) };
}
