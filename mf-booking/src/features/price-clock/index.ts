export { LatePriceClock } from './late-price-clock.tsx';
