import { useQueryClient } from '@alisio/platform/sdk/query';
import { TRAIN, type TrainDeal, type TrainEnquiry } from '@alisio/shared-contracts/trains';
import { RequestCard } from '../../forms/request-card.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';

export interface TrainEnquiryProps {
  deal: TrainDeal;
  /** the offer that was sent, which the enquiry uses up */
  token: string | undefined;
}

/** Enquiry form of §3 about a train: agents are told which, on which day, for whom, and by which offer. */
export function TrainEnquiryForm({ deal: { id, code, date, party }, token }: TrainEnquiryProps) {
  const client = useQueryClient();
  const details: TrainEnquiry = { deal: id, date, ...party, ...(token === undefined ? {} : { token }) };
  const request = useRequestForm({
    kind: 'call',
    about: code,
    send: async ({ postEnquiry }, common) => {
      const receipt = await postEnquiry({ ...common, about: code, product: TRAIN, details });
      // Whoever comes back to the page is told that the offer is used; what stands here is the receipt.
      void client.invalidateQueries({ queryKey: ['train-token'], refetchType: 'none' });
      return receipt;
    },
  });
  return <RequestCard kind="call" request={request} />;
}
