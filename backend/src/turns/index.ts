export { inSlices, type Pause } from './slices.ts';
export { Turns } from './turns.ts';
