import { POSTER } from '../parts/light.ts';
import { elementsOf, spanOf } from './span-of.ts';

/** Of a window's width; three posters side by side, cut flat around what the scene says is its middle. */
const BANNER = { w: 3 * POSTER.w, h: 290 };

/** What comes so near to an edge goes on beyond it. */
const EDGE = 1;
/** What is drawn so far over an edge was drawn whole: a palm, the light around a sun. */
const WHOLE = 12;

const named = (element: string, id: string): string => element.replace(/^<([a-z]+)/i, `<$1 id="${id}"`);
const drawsNothing = (element: string) => /^<(?:defs|clipPath)/.test(element);

/** What reaches so far across was drawn across: roofs and walls of a street, though none of them ends at an edge. */
const ACROSS = 0.5;

/**
 * A drawing with what lies beyond its edges, where only a banner looks: sky, sea and land that reach an edge go on there
 * as in a mirror; what was drawn over it whole goes on as it is; the rest, the sun or a tower, stands there once. `#wide`
 * is the view of a banner. `layers` are those of a scene.
 */
export function withSides(layers: readonly string[], focus: number): string {
  const { w, h } = POSTER;
  const sides = { left: '', right: '' };
  let sky = '';
  let count = 0;
  const beside = (id: string, over: number, least: number, goesOn: string): string => {
    const use = `<use href="#${id}"/>`;
    return over > least ? `<g transform="${goesOn}">${use}</g>` : use;
  };
  const whole = layers.flatMap((layer) => {
    const around = spanOf(layer);
    return elementsOf(layer).map((element) => {
      if (drawsNothing(element)) return element;
      const { left, right } = spanOf(element);
      const id = `e${count++}`;
      const isLight = element.startsWith('<circle');
      const least = isLight ? -EDGE : right - left < w * 0.6 ? WHOLE : Number.POSITIVE_INFINITY;
      const isAcross = !isLight && right - left >= w * ACROSS;
      const atLeft = left <= EDGE || (isAcross && around.left <= EDGE);
      const atRight = right >= w - EDGE || (isAcross && around.right >= w - EDGE);
      // Turned back what the side turns, and moved to the other end of it.
      if (atLeft) sides.left += beside(id, -left, least, 'matrix(-1 0 0 1 0 0)');
      if (atRight) sides.right += beside(id, right - w, least, `matrix(-1 0 0 1 ${2 * w} 0)`);
      sky ||= `<use href="#${id}" transform="matrix(3 0 0 1 ${-w} 0)"/>`;
      return atLeft || atRight ? named(element, id) : element;
    });
  });
  const side = (x: number, uses: string) =>
    `<svg x="${x}" width="${w}" height="${h}"><g transform="matrix(-1 0 0 1 ${w} 0)">${uses}</g></svg>`;
  const top = Math.max(0, Math.min(h - BANNER.h, Math.round(focus - BANNER.h * 0.52)));
  const view = `<view id="wide" viewBox="${-w} ${top} ${BANNER.w} ${BANNER.h}" preserveAspectRatio="xMidYMid slice"/>`;
  return `${view}${sky}${whole.join('')}${side(-w, sides.left)}${side(w, sides.right)}`;
}
