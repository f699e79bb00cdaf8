export { DayStripPlace } from './day-strip-place.tsx';
export { GraphButton } from './graph-button.tsx';
