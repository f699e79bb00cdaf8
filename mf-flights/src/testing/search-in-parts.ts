import { type AnswerInParts, answerInParts } from '@alisio/platform/testing';
import type { FlightOffer, SupplierState } from '@alisio/shared-contracts/flights';
import { searchAnswer } from './offers.ts';
import { SEARCH } from './results.ts';

/** A part of an answer: some offers, and how far the suppliers are; all have answered unless told. */
export const part = (offers: readonly FlightOffer[], suppliers?: SupplierState) => {
  const { data, meta } = searchAnswer(...offers);
  return { data, meta: { ...meta, ...(suppliers ? { suppliers } : {}) } };
};

/** Answers one search in parts, each when the test says so. */
export const searchInParts = (): AnswerInParts<ReturnType<typeof part>> => answerInParts(SEARCH);
