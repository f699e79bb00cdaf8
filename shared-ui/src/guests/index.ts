export type { ChildAgesProps } from './child-ages.tsx';
export type { GuestBounds, GuestCounts, GuestRule, GuestTotal } from './guest-limits.ts';
export { GuestsField, type GuestsFieldProps } from './guests-field.tsx';
export { type GuestKind, GuestsPicker, type GuestsPickerProps } from './guests-picker.tsx';
