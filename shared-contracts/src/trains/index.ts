export * from './answers.ts';
export * from './by-phone.ts';
export * from './codes.ts';
export * from './deal.ts';
export {
  DEFAULT_TRAIN_PARTY,
  isOtherTrainParty,
  isTrainParty,
  readTrainParty,
  TRAIN_PARTY_LIMITS,
  type TrainParty,
  trainParty,
} from './party.ts';
export * from './query.ts';
