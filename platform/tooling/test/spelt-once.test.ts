import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { layouts } from '../../sdk/remote/index.ts';
import { repositoryRoot } from '../build/paths.ts';
import { workspacesOf } from '../workspaces/index.ts';

/** Tests, and what they use, choose one of something to show what they are about; so do examples. */
const SHOWS = /\.(test|spec|example)\.tsx?$|\/testing\//;

interface Spelling {
  pattern: RegExp;
  /** where it stands, and with reason elsewhere: the beginning of a path → why */
  may: Readonly<Record<string, string>>;
}

/** `lang="es"` says what language the words beside it are in. */
const language: Spelling = {
  pattern: new RegExp(
    String.raw`(?<!lang=|webpackChunkName: )(['"])(?:texts-)?(?:${LANGUAGES.join('|')})\1|\b(?:${LANGUAGES.join('|')})\??: (?:string|object)\b`,
  ),
  may: {
    'shared-contracts/src/languages/': 'the table',
    'backend/data/': 'its names come from sources that have these two; the catalogue says which it needs',
    'platform/tooling/new-remote/workspace-entry.ts': 'as npm sorts, whatever the machine speaks',
    'platform/tooling/release/versions/release-document.ts': 'numbers sort alike on every machine',
    'shared-contracts/src/text-search/word-search.ts': 'the ending of a plural',
  },
};

/** What a remote claims stands in its configuration, and in files of claims beside it. */
const configs = workspacesOf(repositoryRoot)
  .filter((folder) => existsSync(join(repositoryRoot, folder, 'remote.config.ts')))
  .flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder))
      .filter((file) => /^remote\.config\.ts$|-claims\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

const layout: Spelling = {
  pattern: new RegExp(String.raw`layout.*(['"])(?:${layouts.join('|')})\1`, 'i'),
  may: {
    'platform/sdk/layouts/index.ts': 'the table',
    ...Object.fromEntries(configs.map((file) => [file, 'what the remote claims'])),
  },
};

const sources = workspacesOf(repositoryRoot).flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file) && !SHOWS.test(file)),
);

/** `file: line` of each spelling. */
const spellings = ({ pattern }: Spelling): string[] =>
  sources.flatMap((file) =>
    readFileSync(join(repositoryRoot, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test.each([
  ['a language', language],
  ['a layout', layout],
])('%s is spelt in its table alone', (_what, spelling) => {
  const found = spellings(spelling);
  const places = Object.keys(spelling.may);
  expect(found.filter((one) => !places.some((place) => one.startsWith(place)))).toEqual([]);
  expect(places.filter((place) => !found.some((one) => one.startsWith(place)))).toEqual([]);
});
