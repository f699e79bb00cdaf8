/** What only tabs with swapped versions need: a file of its own. */
export { OverridesBadge } from './overrides-badge.tsx';
export { settleOverrides } from './settle-overrides.ts';
