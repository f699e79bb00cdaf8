import { qualitiesOf } from './qualities.ts';

export type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'identity';

/**
 * What the browser likes best of what there is; what it likes equally in the order given. Plain bytes go to who
 * takes nothing else, and to who takes nothing at all.
 */
export function encodingFor(
  acceptEncoding: string | undefined,
  available: readonly Compression[] = ['br', 'gzip'],
): Encoding {
  const weights = qualitiesOf(acceptEncoding);
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? Number.MIN_VALUE : (weights.get('*') ?? 0));
  let best: Encoding = 'identity';
  for (const encoding of available.toReversed()) {
    if (weightOf(encoding) > 0 && weightOf(encoding) >= weightOf(best)) best = encoding;
  }
  return best;
}
