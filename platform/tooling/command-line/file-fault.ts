const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'what ought to be its folder is a file',
  EACCES: 'this user has no right to it',
  ENOSPC: 'the disk is full',
};

/** Why a file cannot be read or written, as the end of a sentence for who has named it. */
export function fileFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return WHY['code' in error ? String(error.code) : ''] ?? error.message;
}
