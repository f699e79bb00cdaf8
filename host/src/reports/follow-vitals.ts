import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Whole milliseconds; thousandths for CLS, which is a share of the window. */
export const wholeValue = ({ name, value }: Pick<Metric, 'name' | 'value'>): number =>
  Math.round(name === 'CLS' ? value * 1000 : value);

/** Tells the vitals of this page load as they are final; CLS and INP when the page is hidden. */
export function followVitals(tell: (name: Metric['name'], value: number) => void): void {
  const onVital = (metric: Metric) => tell(metric.name, wholeValue(metric));
  onCLS(onVital);
  onFCP(onVital);
  onINP(onVital);
  onLCP(onVital);
  onTTFB(onVital);
}
