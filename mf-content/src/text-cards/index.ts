export { TextCards } from './text-cards.tsx';
export { TextPosters } from './text-posters.tsx';
