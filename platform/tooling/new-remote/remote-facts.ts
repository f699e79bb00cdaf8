import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beginsAnyhow, isPathPattern } from '../../sdk/registry/index.ts';
import { workspacesOf } from '../workspaces/index.ts';

/** What a new remote is made from. */
export interface RemoteFacts {
  /** `mf-insurance`: workspace, folder and remote */
  name: `mf-${string}`;
  /** the team that answers for it */
  owner: string;
  /** path of its first page */
  path: string;
  /** `insurance`: i18n namespace of its texts */
  namespace: string;
  /** a part that it offers to pages of others: `search`; nothing unless asked for */
  part: string | undefined;
  /** where the part offers itself: `home-search` */
  slot: string | undefined;
}

/** What may be asked for beside the name. */
export type RemoteWishes = { [Wish in 'owner' | 'path' | 'part' | 'slot']?: string | undefined };

/** Something that is asked for and cannot be done, as one sentence for a person. */
export class CannotMake extends Error {}

const isRemoteName = (name: string): name is RemoteFacts['name'] => /^mf-[a-z][a-z0-9-]*[a-z0-9]$/.test(name);

const isWord = (word: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(word);

/**
 * Checks what was asked for.
 * @throws CannotMake
 */
export function remoteFacts(
  root: string,
  name: string,
  { owner, path, part, slot }: RemoteWishes,
): RemoteFacts {
  if (!isRemoteName(name)) {
    throw new CannotMake(
      `A remote is called mf- and what it sells, in small letters: mf-insurance, not ${name}.`,
    );
  }
  if (workspacesOf(root).includes(name) || existsSync(join(root, name))) {
    throw new CannotMake(`There is ${name} already.`);
  }
  const namespace = name.slice('mf-'.length);
  const first = path ?? `/${namespace}`;
  if (!isPathPattern(first)) throw new CannotMake(`${first} is no path in the router's notation.`);
  if (beginsAnyhow(first)) throw new CannotMake(`${first} takes addresses of others: begin with a word.`);
  for (const word of [part, slot]) {
    if (word !== undefined && !isWord(word))
      throw new CannotMake(`${word} is no name of a part or slot: search, home-search.`);
  }
  if (slot !== undefined && part === undefined)
    throw new CannotMake(`What is to stand in ${slot}? Name a part.`);
  return { name, owner: owner ?? namespace, path: first, namespace, part, slot };
}
