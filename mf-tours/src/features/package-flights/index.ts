export { FlightChoice } from './flight-choice.tsx';
