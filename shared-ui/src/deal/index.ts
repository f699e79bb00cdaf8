export { DealCard, type DealCardProps } from './deal-card.tsx';
