export { AeroplaneScene } from './aeroplane-scene.tsx';
export { CarrierTile } from './carrier-tile.tsx';
export { ScaledBag, type ScaledBagProps } from './scaled-bag.tsx';
