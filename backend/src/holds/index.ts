export { HOLD_MS, type HoldKind, stillHolds } from './price-hold.ts';
