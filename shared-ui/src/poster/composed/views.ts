import { desert, sierra } from './land-views.ts';
import { bay, island, lake } from './shore-views.ts';
import { cathedral, city, town } from './town-views.ts';
import type { View } from './view.ts';

interface Composition {
  view: View;
  /** Between which points sun or moon stands, so that nothing near hides it. */
  light: readonly [from: number, to: number];
}

/** The pictures a place can get. */
export const compositions: readonly Composition[] = [
  { view: bay, light: [76, 128] },
  { view: town, light: [62, 238] },
  { view: city, light: [70, 230] },
  { view: sierra, light: [56, 116] },
  { view: cathedral, light: [60, 240] },
  { view: desert, light: [190, 236] },
  { view: island, light: [186, 236] },
  { view: lake, light: [58, 112] },
];
