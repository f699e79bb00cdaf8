/** The code that Node, SQLite or PostgreSQL give an error (`EEXIST`, `23505`), where it has one. */
export function errorCode(error: unknown): string | undefined {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
