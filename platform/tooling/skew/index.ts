export { type KeptRelease, keptFacts, readKept } from '../build/kept-releases.ts';
