export { guestsOf, type PartyRoom } from './room-guests.tsx';
export { RoomsPanel, type RoomsPanelProps } from './rooms-panel.tsx';
