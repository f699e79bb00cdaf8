import type { RouteClaim } from '../../sdk/registry/index.ts';

/** `/:url/results` and `/:city/results` match the same addresses. */
export const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':').replace(/\/+$/, '') || '/';

export interface ClaimingRemote {
  name: string;
  claims: readonly RouteClaim[];
}

/** @throws naming the path and both remotes when two claims match the same addresses */
export function checkClaims(remotes: readonly ClaimingRemote[]): void {
  const owners = new Map<string, string>();
  for (const { name, claims } of remotes) {
    for (const { path } of claims) {
      const other = owners.get(shapeOf(path));
      if (other) throw new Error(`${name} claims ${path}, which ${other} claims already.`);
      owners.set(shapeOf(path), name);
    }
  }
}

/** @throws when a claim has no page in the build, or a built page is claimed by no route */
export function checkPages(name: string, claims: readonly RouteClaim[], chunks: readonly string[]): void {
  const claimed = new Set(claims.map(({ page }) => `page-${page}`));
  for (const chunk of claimed) {
    if (!chunks.includes(chunk))
      throw new Error(`${name}: a route claims ${chunk}, which src/routes.ts does not have.`);
  }
  for (const chunk of chunks) {
    if (chunk.startsWith('page-') && !claimed.has(chunk)) {
      throw new Error(`${name}: src/routes.ts has ${chunk}, which no route of remote.config.ts claims.`);
    }
  }
}
