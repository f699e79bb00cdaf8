import { Refused } from '../versions/refused.ts';

const FEW = 5;

/**
 * The published version that is meant: its whole name, or the beginning of exactly one.
 * @param published newest first
 * @throws Refused when none begins so, or several do
 */
export function chooseVersion(name: string, published: readonly string[], wanted: string): string {
  if (published.includes(wanted)) return wanted;
  const fitting = wanted === '' ? [] : published.filter((version) => version.startsWith(wanted));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return only;
  const shown = (fitting.length > 0 ? fitting : published).slice(0, FEW).join(', ') || 'none';
  throw new Refused(
    fitting.length > 0
      ? `${fitting.length} versions of ${name} begin with ${wanted}: ${shown}. Write more of it.`
      : `No version of ${name} begins with "${wanted}"; published are ${shown}.`,
  );
}
