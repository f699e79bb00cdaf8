import { type PartClaim, partName, type RouteClaim, sharedAddress } from '../../sdk/registry/index.ts';

/** A version of a remote, by what it claims and the parts that it offers. */
export interface OfferingRemote {
  name: string;
  claims: readonly RouteClaim[];
  parts?: readonly PartClaim[] | undefined;
}

/** @throws when two parts have one name, or a part's link leads to no page of its remote */
export function checkOwnParts({ name, claims, parts = [] }: OfferingRemote): void {
  for (const [index, part] of parts.entries()) {
    const full = partName(name, part);
    if (parts.slice(0, index).some((other) => other.name === part.name))
      throw new Error(`${name} offers two parts called ${full}.`);
    const [path = ''] = part.href.split(/[?#]/);
    if (!claims.some((claim) => sharedAddress(claim.path, path) !== undefined)) {
      throw new Error(
        `${full} leads to ${part.href}, which is no page of ${name}: where its code does not come, that link is all there is.`,
      );
    }
  }
}

/** @throws when a part has no code in the build, or a built part is not offered */
export function checkPartChunks(
  name: string,
  parts: readonly PartClaim[] | undefined,
  chunks: readonly string[],
): void {
  const offered = new Set((parts ?? []).map((part) => `part-${part.name}`));
  for (const chunk of offered) {
    if (!chunks.includes(chunk))
      throw new Error(
        `${name}: a part of remote.config.ts needs ${chunk}, which src/routes.ts does not have.`,
      );
  }
  for (const chunk of chunks) {
    if (chunk.startsWith('part-') && !offered.has(chunk))
      throw new Error(`${name}: src/routes.ts has ${chunk}, which no part of remote.config.ts offers.`);
  }
}
