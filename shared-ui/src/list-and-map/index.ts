export { besideList } from './beside-list.tsx';
export { ListAndMap, type ListAndMapProps } from './list-and-map.tsx';
export { PointedScope, useIsPointed, usePointAt, usePointedItem } from './pointed.tsx';
