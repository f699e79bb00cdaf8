import { POINTER_PATH, revisionName, revisionOf } from './release-store.ts';

/** Revisions were `7.json` until they were padded: a folder of before holds both, and is read as if all were padded. */
const UNPADDED = /^([1-9]\d{0,8})\.json$/;

/** The name that a revision has today; other names as they are. */
export function paddedName(name: string): string {
  const digits = UNPADDED.exec(name)?.[1];
  return digits === undefined ? name : revisionName(Number(digits));
}

/** Where a revision was in a folder of before. @returns nothing for any other path */
export function unpaddedPath(path: string): string | undefined {
  const [folder, name = '', ...rest] = path.split('/');
  const revision = folder === POINTER_PATH && rest.length === 0 ? revisionOf(name) : undefined;
  return revision === undefined ? undefined : `${POINTER_PATH}/${revision}.json`;
}
