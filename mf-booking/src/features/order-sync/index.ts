export type { OrderPart, SaveState } from './order-parts.ts';
export { SavedState } from './saved-state.tsx';
export { type LiveOrder, useOrderSync } from './use-order-sync.ts';
