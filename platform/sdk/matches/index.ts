export { type FindMatches, type FoundMatches, useMatches } from './use-matches.ts';
