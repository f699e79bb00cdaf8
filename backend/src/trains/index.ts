export { knowsTrain } from './knows-train.ts';
export { trainRoutes } from './routes.ts';
export { ShownCodes } from './shown-codes.ts';
export { forgetTrainTokens, SentOffers } from './tokens/sent-offers.ts';
export { trainTokenRoutes } from './tokens/token-routes.ts';
export { tokenSecret } from './tokens/token-seal.ts';
export { TrainInventory } from './train-inventory.ts';
