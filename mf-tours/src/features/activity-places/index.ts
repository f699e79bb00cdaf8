export { ByPhone } from './by-phone.tsx';
export { PlaceWall } from './place-wall.tsx';
