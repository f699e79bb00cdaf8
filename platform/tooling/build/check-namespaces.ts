/** Who brings texts, by their i18n namespaces: the shell, or a version of a remote. */
export interface NamesTexts {
  name: string;
  namespaces: readonly string[];
}

/**
 * Texts of one namespace are added to each other: with two owners, the one's page shows the other's words or bare
 * keys. Versions of one remote may share theirs.
 * @throws naming the namespace and both owners
 */
export function checkNamespace(
  { name, namespace }: { name: string; namespace: string },
  owners: readonly NamesTexts[],
): void {
  const other = owners.find((owner) => owner.name !== name && owner.namespaces.includes(namespace));
  if (other)
    throw new Error(`${name} has its texts in the namespace ${namespace}, which is ${other.name}'s.`);
}
