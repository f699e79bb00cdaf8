export { GuestsField, type GuestsFieldProps } from './guests-field.tsx';
export { GuestsPanel, type GuestsPanelProps } from './guests-panel.tsx';
