export { knowsTrain } from './knows-train.ts';
export { openTrains, trainDomain, trainLimits } from './open-trains.ts';
export { forgetTrainTokens } from './tokens/sent-offers.ts';
