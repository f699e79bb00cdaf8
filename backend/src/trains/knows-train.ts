import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { isTrainParty, type TrainEnquiry, trainEnquiry } from '@alisio/shared-contracts/trains';
import type { Queries } from '../database/index.ts';
import { ProblemError } from '../problems/index.ts';
import { isOf } from './tokens/offer-as-sent.ts';
import type { SentOffers } from './tokens/sent-offers.ts';
import type { TrainInventory } from './train-inventory.ts';

export interface KnowsTrainDeps {
  inventory: Pick<TrainInventory, 'sold'>;
  offers: SentOffers;
  clock: () => Date;
}

/**
 * Whether what an enquiry says is of a train that is sold on its day. One with a token uses it up, in the transaction in
 * which the enquiry is written; the same request again is the same use.
 * @throws ProblemError `offer-not-found` for a token that is unknown, expired, or was used by somebody else
 */
export const knowsTrain =
  ({ inventory, offers, clock }: KnowsTrainDeps) =>
  async (details: unknown, { requestId, db }: { requestId: string; db: Queries }): Promise<boolean> => {
    const read: { success: boolean; data?: TrainEnquiry } = trainEnquiry.safeParse(details);
    if (!read.data) return false;
    const { deal, date, adults, children, token } = read.data;
    const party = { adults, children };
    if (token === undefined)
      return (
        isTrainParty(party) && inventory.sold(deal, date, { party, language: DEFAULT_LANGUAGE }) !== undefined
      );
    const used = await offers.use(db, token, `enquiry:${requestId}`, clock().getTime());
    if (!used)
      throw new ProblemError('offer-not-found', { title: 'This offer is unknown, used, or expired' });
    return isOf(used.offer, { deal, date, party });
  };
