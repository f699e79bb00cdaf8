export { DayStripPlace } from './day-strip-place.tsx';
