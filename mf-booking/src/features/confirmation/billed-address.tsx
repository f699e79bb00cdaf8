import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import styled from '@emotion/styled';

const Address = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
`;

/** Who is billed, as an envelope has it, and the e-mail of the bill. */
export function BilledAddress({ billing }: { billing: ConfirmedBooking['billingInformation'] }) {
  const place = [billing.region, billing.postCode || billing.localPostCode].filter(Boolean).join(' ');
  const lines = [
    billing.cardHolderName,
    billing.addressLine1,
    billing.addressLine2,
    billing.addressLine3,
    [billing.city, place].filter(Boolean).join(', '),
    billing.country.Name,
    billing.emailId,
  ].filter((line) => line !== undefined);
  return (
    <Address>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same words, a city and its country
        <div key={at}>{line}</div>
      ))}
    </Address>
  );
}
