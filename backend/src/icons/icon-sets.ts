import type { IconSet } from '@alisio/shared-contracts/icons';
import { getIcons } from '@iconify/utils';

/** Each is some megabytes: read when its first icon is asked for, and kept. */
const SETS = new Map([
  ['tabler', async () => (await import('@iconify-json/tabler')).icons],
  ['circle-flags', async () => (await import('@iconify-json/circle-flags')).icons],
]);

/** `constructor` is a name like any other, and what objects inherit is no icon. */
const without = (names: readonly string[], set: { icons: object; aliases?: object }) =>
  names.filter((name) => !Object.hasOwn(set.icons, name) && !Object.hasOwn(set.aliases ?? {}, name));

/**
 * Icons of a set by name, with what their aliases stand on.
 * @returns nothing for an unknown set; unknown names are in `not_found`
 */
export async function iconsOf(prefix: string, names: readonly string[]): Promise<IconSet | undefined> {
  const set = await SETS.get(prefix)?.();
  if (!set) return undefined;
  const unknown = new Set(without(names, set));
  const found = getIcons(
    set,
    names.filter((name) => !unknown.has(name)),
    true,
  );
  if (!found) return undefined;
  return unknown.size === 0 ? found : { ...found, not_found: [...unknown] };
}
