import { codeOf } from '../contacts/code-of.ts';
import { isoDate, localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { trainClass, trainDealId, trainTokenText } from './codes.ts';
import { partyFields, type TrainParty } from './party.ts';

/** `details` of a train that is sold by phone: what an agent books. */
export const trainByPhone = z.strictObject({
  deal: trainDealId,
  from: z.string(),
  to: z.string(),
  operator: z.string(),
  trainClass,
  date: isoDate,
  departs: localDateTime,
  ...partyFields,
  /** of the offer that was sent, at whose price it is sold; an agent says when it is used */
  token: z.optional(trainTokenText),
});
export type TrainByPhone = z.infer<typeof trainByPhone>;

/** `details` of an enquiry about a train. With a token it is about what was sent, once: its day and party are that offer's. */
export const trainEnquiry = z.strictObject({
  deal: trainDealId,
  date: isoDate,
  ...partyFields,
  token: z.optional(trainTokenText),
});
export type TrainEnquiry = z.infer<typeof trainEnquiry>;

/** A train as its code stands for it, whatever it costs by now. */
export interface CodedTrain {
  deal: string;
  date: string;
  party: TrainParty;
  /** off the web's price */
  percent: number;
}

/** Trains by phone are told apart from all else by their first letters. */
const LETTERS = 'TN';

/** The code of a train by phone, `TN-2347`: the deal, its day, who travels and how much is taken off. */
export const trainCode = ({ deal, date, party, percent }: CodedTrain): string =>
  LETTERS + codeOf(deal, date, party.adults, party.children, percent).slice(LETTERS.length);
