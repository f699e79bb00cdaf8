export { DealCard, type DealCardProps } from './deal-card.tsx';
export { DealSkeleton } from './deal-skeleton.tsx';
