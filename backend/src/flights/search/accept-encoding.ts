import type { Encoding } from './compressed-answer.ts';

/** Smallest first. */
const OFFERED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding to answer with (RFC 9110, 12.5.3): the client's best, ours among equals. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const weights = new Map(
    header
      .slice(0, 500)
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, quality === undefined ? 1 : Number(quality) || 0];
      }),
  );
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return OFFERED.reduce(
    (best, next) => (weightOf(next) > weightOf(best) ? next : best),
    OFFERED[0] ?? 'identity',
  );
}
