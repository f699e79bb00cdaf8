import type { ColorName } from './palette.ts';

/** Each of the first colours stands on, or beside, each of the second. */
export type ColorPairs = readonly [front: readonly ColorName[], behind: readonly ColorName[]];

const PAGE: readonly ColorName[] = ['paper', 'surface', 'sunken'];

/** What is read: at least 4.5 to 1. */
export const textPairs: readonly ColorPairs[] = [
  [['ink', 'ink2', 'ink3', 'actionText', 'accentText', 'goodText', 'badText'], PAGE],
  [['onAction'], ['action', 'actionHover']],
  [['onAccent'], ['accent', 'accentHover']],
  [['ink', 'ink2', 'actionText'], ['actionSoft']],
  [['ink', 'ink2', 'accentText'], ['accentSoft']],
  [['ink', 'ink2', 'goodText'], ['goodSoft']],
  [['ink', 'ink2', 'badText'], ['badSoft']],
  [['onBand', 'onBand2'], ['band']],
  [['onNight', 'onNight2'], ['night']],
  [['paper'], ['ink']],
];

/** What must be told apart without being read, at least 3 to 1: borders of fields, the focus ring, marks. */
export const shapePairs: readonly ColorPairs[] = [
  [['control', 'action', 'focus', 'badText', 'accentText', 'ink'], PAGE],
  [['action'], ['actionSoft']],
  [['focus'], ['actionSoft', 'accentSoft', 'goodSoft', 'badSoft', 'band']],
  [['open'], ['band', ...PAGE]],
];
