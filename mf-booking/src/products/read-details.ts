import { readKept } from '@alisio/shared-contracts/values';

/**
 * Reads the details of items by a schema, once for each. Fields that only a newer version knows are left out.
 * @returns what gives the details, nothing where they are of another shape
 */
export function detailsReader<T extends object>(schema: Parameters<typeof readKept<T>>[0]) {
  const known = new WeakMap<object, T | 'unreadable'>();
  return ({ details }: { details?: unknown }): T | undefined => {
    if (typeof details !== 'object' || details === null) return undefined;
    const before = known.get(details);
    const read = before ?? readKept(schema, structuredClone(details)) ?? 'unreadable';
    if (!before) known.set(details, read);
    return read === 'unreadable' ? undefined : read;
  };
}

/** @throws for what could not be read: an item is shown only after its product has read it */
export function alreadyRead<T>(details: T | undefined): T {
  if (details === undefined) throw new Error('An item is read before it is shown.');
  return details;
}
