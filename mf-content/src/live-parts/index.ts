export { CallCard } from './call-card.tsx';
export { FlightsTo } from './flights-to.tsx';
export { LivePart } from './live-part.tsx';
