import { n, path, times } from './svg.ts';

/** A fan palm of a boulevard: a bare trunk and a small round crown; `r` is the crown's radius. */
export function fanPalm(x: number, y: number, height: number, r: number, fill: string, light = fill): string {
  const cy = y - height;
  const t = Math.max(1.2, r * 0.1);
  const spikes = (count: number, from: number, to: number, k: number) => {
    const step = (to - from) / count;
    const at = (deg: number, part: number) => {
      const a = (deg * Math.PI) / 180;
      return `${n(x + Math.cos(a) * r * part * k)} ${n(cy - Math.sin(a) * r * part * k * 0.86)}`;
    };
    return times(count, (i) => `L${at(from + i * step, 1)}L${at(from + (i + 0.5) * step, 0.5)}`).join('');
  };
  return (
    path(
      `M${n(x - t * 1.3)} ${n(y)}L${n(x - t * 0.7)} ${n(cy)}H${n(x + t * 0.7)}L${n(x + t * 1.3)} ${n(y)}Z`,
      fill,
    ) +
    path(`M${n(x)} ${n(cy + r * 0.3)}${spikes(10, -40, 240, 1)}Z`, fill) +
    path(`M${n(x)} ${n(cy)}${spikes(5, 80, 200, 0.72)}Z`, light) +
    path(
      `M${n(x - r * 0.26)} ${n(cy + r * 0.2)}h${n(r * 0.52)}l${n(-r * 0.16)} ${n(r * 0.7)}h${n(-r * 0.2)}z`,
      fill,
    )
  );
}
