export { type KeptRelease, keptFacts, readKept } from './kept-releases.ts';
