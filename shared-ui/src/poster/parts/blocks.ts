import { type Box, n, path, rect, times } from './svg.ts';

/** A front lit from the left; `turn` is the part of its width that lies in shade at the right. */
export const block = ([x, y, w, h]: Box, lit: string, shade: string, turn = 0.3): string =>
  rect(x, y, w, h, lit) + rect(x + w * (1 - turn), y, w * turn, h, shade);

/** A pointed roof or a pyramid standing on `y`; `ridge` is where along its width the top lies. */
export function gable([x, y, w, h]: Box, lit: string, shade: string, ridge = 0.5): string {
  const top = n(x + w * ridge);
  return (
    path(`M${n(x)} ${n(y)}L${top} ${n(y - h)}L${n(x + w)} ${n(y)}Z`, lit) +
    path(`M${top} ${n(y - h)}L${n(x + w)} ${n(y)}H${n(x + w * (ridge + 0.12))}Z`, shade)
  );
}

/** A line that is drawn and not filled. */
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;

interface PaneShape {
  rows: number;
  /** From one row to the next. */
  step: number;
  wide?: number;
  gap?: number;
  high?: number;
}

/** Rows of windows: each row is one dashed line from `x` on, `w` long; `y` is the middle of the first. */
export function panes(
  [x, y, w]: readonly [number, number, number],
  { rows, step, wide = 4, gap = 5, high = 6 }: PaneShape,
  color: string,
  more = '',
): string {
  const d = times(rows, (i) => `M${n(x)} ${n(y + i * step)}h${n(w)}`).join('');
  return stroke(d, color, high, ` stroke-dasharray="${wide} ${gap}"${more}`);
}

/** A wall's teeth, `count` of them along its top edge at `y`. */
export const teeth = (x: number, y: number, w: number, count: number, high: number, fill: string): string => {
  const one = w / (count * 2 - 1);
  const d = times(count, (i) => `M${n(x + i * one * 2)} ${n(y + 0.5)}v${n(-high)}h${n(one)}v${n(high)}z`);
  return path(d.join(''), fill);
};

/** A small drawing made around 0 0, put in its place; `flip` turns it to look the other way. */
export const placed = (x: number, y: number, s: number, svg: string, flip: 1 | -1 = 1): string =>
  `<g transform="matrix(${s * flip} 0 0 ${s} ${n(x)} ${n(y)})">${svg}</g>`;
