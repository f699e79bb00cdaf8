import type { Override } from '@alisio/platform/sdk/registry';
import { type FromSource, overridesOfSource } from './from-source.ts';

/** Whose wishes for other versions are heard. */
export interface OverrideRules {
  /** off unless a deployment switches it on */
  allowed: boolean;
  /** origins that code may come from, besides the site's own releases: `https://qa.example`, `http://localhost:*` */
  origins: readonly string[];
  /** development servers that every page gets code from, as if it had asked for them */
  fromSource?: FromSource | undefined;
}

/** A page with more than these is nobody's test. */
const MOST = 10;
const wish = /^(host|mf-[a-z][a-z0-9-]*)@(.+)$/;

const fits = (origin: string, allowed: string): boolean =>
  allowed.endsWith(':*')
    ? origin.startsWith(allowed.slice(0, -1)) && /^\d+$/.test(origin.slice(allowed.length - 1))
    : origin === allowed;

function overrideOf(part: string, origins: readonly string[]): Override {
  const [, name, wanted] = wish.exec(part) ?? [];
  if (!name || !wanted) return { name: part.slice(0, 60), wanted: '', state: 'refused', reason: 'malformed' };
  if (!/^https?:/.test(wanted)) return { name, wanted, state: 'version' };
  const origin = URL.canParse(wanted) ? new URL(wanted).origin : '';
  // The shell is what the edge writes into the page: it comes from its releases alone.
  const isAllowed = name !== 'host' && origins.some((one) => fits(origin, one));
  return isAllowed
    ? { name, wanted: origin, state: 'origin' }
    : { name, wanted, state: 'refused', reason: 'origin' };
}

/**
 * Reads `mf-flights@1.4.0,mf-hotels@http://localhost:5101`, the value of `?mf=` or of the header `x-alisio-mf`; of a
 * name that comes twice the last counts.
 * @returns nothing where overrides are not allowed; wishes that cannot be met are `refused` with their reason
 */
export function parseOverrides(
  text: string | undefined,
  { allowed, origins, fromSource }: OverrideRules,
): Override[] {
  if (!allowed) return [];
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wishes = [
    ...(fromSource ? overridesOfSource(fromSource) : []),
    ...parts.map((part) => overrideOf(part, origins)),
  ];
  return [...new Map(wishes.map((one) => [one.name, one])).values()].slice(0, MOST);
}
