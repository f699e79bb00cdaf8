export { GuestsPanel, type GuestsPanelProps } from './guests-panel.tsx';
