export type { ChildAgesProps } from './child-ages.tsx';
export type { GuestBounds, GuestCounts, GuestRule, GuestTotal } from './guest-limits.ts';
export { type GuestKind, GuestsPicker, type GuestsPickerProps } from './guests-picker.tsx';
