export { RegionWall } from './region-wall.tsx';
