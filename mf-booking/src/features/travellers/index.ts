export { TRAVELLER_ASKS } from './asks.ts';
export { passengerErrors, passengerOf, type TravellerSlot } from './passenger.rules.ts';
export { passengerName } from './passenger-name.ts';
export { TravellerCard } from './traveller-card.tsx';
