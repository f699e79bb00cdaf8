/**
 * Values of an `Accept-…` header with their weights, 0 to 1, in their order; in lower case, the first of a value that
 * comes twice (RFC 9110 §12.4.2).
 */
export function qualitiesOf(header: string | undefined): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [value = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.map((text) => /^q\s*=\s*([\d.]+)$/.exec(text)?.[1]).find(Boolean);
    if (value && !weights.has(value)) weights.set(value, Number(weight ?? 1) || 0);
  }
  return weights;
}
