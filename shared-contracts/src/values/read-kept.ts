import type { ZodMiniType } from 'zod/mini';

type Issues = Extract<ReturnType<ZodMiniType['safeParse']>, { success: false }>['error']['issues'];

/** Takes out, in place, the fields that a schema does not know. @returns false when more than that is wrong */
function dropUnknown(data: unknown, issues: Issues): boolean {
  return issues.every((issue) => {
    if (issue.code !== 'unrecognized_keys') return false;
    let holder: unknown = data;
    for (const step of issue.path) holder = Object(holder)[step];
    for (const key of issue.keys) Reflect.deleteProperty(Object(holder), key);
    return true;
  });
}

/**
 * Data as its schema has it: fields that a newer version has added are left out, and the rest is kept.
 * @param data is changed by it
 * @returns nothing for what does not fit otherwise
 */
export function readKept<T>(schema: ZodMiniType<T>, data: unknown): T | undefined {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  return dropUnknown(data, parsed.error.issues) ? schema.safeParse(data).data : undefined;
}
