export { CabinList, useAllIn } from './cabin-list.tsx';
export { PartyLinks } from './party-links.tsx';
