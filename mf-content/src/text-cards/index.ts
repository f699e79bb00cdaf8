export { TextCards } from './text-cards.tsx';
