export { confirmationNumber } from './confirmation-number.ts';
export { HOLD_MS, type HoldKind, heldFrom, stillHolds } from './price-hold.ts';
export { PriceSeal, SEAL_LENGTH, SEAL_OF_SHOWN } from './price-seal.ts';
