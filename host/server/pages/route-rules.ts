import { sharedAddress } from '@alisio/platform/sdk/registry';
import { ownAddress, ownPaths } from '@alisio/platform/serving';
import { z } from '@alisio/shared-contracts/zod';

/** An operator's rule (§2): an address of this site, and where it leads; `/*` at the end of both is what follows. */
export interface RouteRule {
  from: string;
  /** a path of this site, or an https address of an origin that the configuration names */
  to: string;
}

const REST = '/*';
const SITE = 'http://site.invalid';
/** In place of what follows: at an address with nothing behind it no rule with `/*` is meant. */
const SOMETHING = '/x/*';

const isPath = (path: string): boolean =>
  /^\/[^\s?#:*\\]+(?:\/\*)?$/.test(path) && ownAddress(path.replace(REST, '/x'), SITE) !== undefined;

/** Why a rule cannot be; nothing for one that can. */
function faultOf({ from, to }: RouteRule, targets: readonly string[]): string | undefined {
  if (!isPath(from)) return `${from} is no path of this site`;
  if (ownPaths.some((own) => sharedAddress(own, from) !== undefined)) return `${from} is the platform's own`;
  if (from.endsWith(REST) !== to.endsWith(REST)) return `${from} and ${to} do not both end in /*`;
  if (to.startsWith('/'))
    return isPath(to.replace(/\?.*$/, '')) ? undefined : `${to} is no path of this site`;
  const url = URL.parse(to);
  if (url?.protocol !== 'https:' || url.username !== '' || !to.startsWith(`${url.origin}/`))
    return `${to} is neither a path of this site nor an https address`;
  return targets.includes(url.origin) ? undefined : `${url.origin} is not named by ROUTE_TARGETS`;
}

/**
 * Reads an operator's rules: JSON, old address → new one.
 * @param targets origins to which rules may lead off the site
 * @throws Error in one sentence, for rules that are none, lead to where they must not, or to each other
 */
export function readRouteRules(text: string, targets: readonly string[]): RouteRule[] {
  const said = z.record(z.string(), z.string()).safeParse(parsed(text));
  if (!said.success) throw new Error('rules are a JSON object, old address to new address');
  const rules = Object.entries(said.data).map(([from, to]) => ({ from, to }));
  for (const [index, rule] of rules.entries()) {
    const fault = faultOf(rule, targets);
    if (fault !== undefined) throw new Error(fault);
    const twin = rules.slice(0, index).find(({ from }) => sharedAddress(from, rule.from) !== undefined);
    if (twin) throw new Error(`${twin.from} and ${rule.from} are one address`);
    const reached = rule.to.replace(/\?.*$/, '').replace(/\/\*$/, SOMETHING);
    const next = rules.find(
      ({ from }) => rule.to.startsWith('/') && sharedAddress(from, reached) !== undefined,
    );
    if (next) throw new Error(`${rule.from} leads to ${rule.to}, which leads on by ${next.from}`);
  }
  return rules;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
