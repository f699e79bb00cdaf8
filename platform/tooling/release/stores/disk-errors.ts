/** Whether an error of the file system has one of these codes. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

/** No room, or none that this user may take. */
export const isFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT');
