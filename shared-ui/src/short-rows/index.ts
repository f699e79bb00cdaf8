export { type ShortRow, ShortRows, type ShortRowsProps } from './short-rows.tsx';
