import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { uncovered } from '../rights/coverage.ts';
import type { Grant } from '../rights/grants.ts';
import type { NewGrant } from './issue-keys.ts';

const none = '–';
const listed = (words: readonly string[]): string => words.join(' ') || none;

export const ceilingsText = ({ ceilings = {} }: Pick<Grant, 'ceilings'>): string =>
  Object.entries(ceilings)
    .map(([what, bytes]) => `${what} ${bytes}`)
    .join(', ') || none;

/** What a grant says, by the words under which a person typed it. */
const WORDS: Readonly<Record<string, (grant: NewGrant) => string>> = {
  owner: ({ owner }) => owner,
  may: ({ may }) => listed(may),
  remotes: ({ remotes }) => listed(remotes),
  paths: ({ paths }) => listed(paths),
  namespaces: ({ namespaces }) => listed(namespaces),
  ceilings: ceilingsText,
  until: ({ until }) => until,
};

/** What a grant changes of the one that it takes the place of. */
export function changesText(before: NewGrant, after: NewGrant): string {
  const changes = Object.entries(WORDS).flatMap(([word, textOf]) =>
    textOf(before) === textOf(after) ? [] : [`${word} ${textOf(before)} → ${textOf(after)}`],
  );
  return changes.length > 0
    ? `In place of what it was granted before: ${changes.join('; ')}.`
    : 'It was granted the same before.';
}

/** What a key may from now on, for who has granted it. */
export function grantText(keyId: string, given: NewGrant): string {
  const { owner, may, remotes, paths, namespaces, until } = given;
  const brings = !may.includes('release')
    ? 'It brings no version, so no address and no text is its own.'
    : remotes.every((name) => name === 'host')
      ? 'A shell claims no addresses.'
      : `What it releases may claim ${paths.join(', ')}, and use the texts of ${namespaces.join(', ')}.`;
  return `${owner}: the key ${keyId} may ${may.join(', ')} ${remotes.join(', ')} until ${until}. ${brings}`;
}

/** Of what is live, what a key could not release again: a path is missing, or was typed wrongly. */
export function beyondText(given: NewGrant, live: SiteRegistry | undefined): string[] {
  if (!given.may.includes('release')) return [];
  return given.remotes.flatMap((name) => {
    const release = name === 'host' ? live?.host.live : live?.remotes[name]?.live;
    const why = release && uncovered({ ...given, from: 0 }, release);
    return why ? [`! ${name} as it is live could not be released by this key: it may not ${why}.`] : [];
  });
}
