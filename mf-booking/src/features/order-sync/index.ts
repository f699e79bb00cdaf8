export type { OrderPart, SaveState } from './order-parts.ts';
export { SavedState } from './saved-state.tsx';
export { type LiveOrder, type SendOrder, type SendServices, useOrderSync } from './use-order-sync.ts';
