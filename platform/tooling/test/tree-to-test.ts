import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspacesOf } from '../workspaces/index.ts';
import type { Tree } from './what-can-break.ts';

const JOURNEYS = 'e2e/journeys';
const IMPORT = /\bfrom '(\.[^']+\.ts)'/g;
/** Said by a journey that goes through every remote. */
const EVERY_REMOTE = 'mf-*';
/** A journey that reads one of these tries releases or development: the pages that are there are scenery. */
const OF_THE_PLATFORM = ['e2e/support/own-site-journey.ts', 'e2e/support/development.ts'];

/** A file of journeys with those that it reads by relative paths, and so on. */
function readBy(root: string, file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !existsSync(join(root, file))) return found;
  const text = readFileSync(join(root, file), 'utf8');
  found.set(file, text);
  for (const [, path = ''] of text.matchAll(IMPORT)) readBy(root, join(dirname(file), path), found);
  return found;
}

function declaredBy(root: string, folder: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies }).map((name) => name.replace('@alisio/', ''));
}

/** The tree as it is: a journey goes through the remotes that it, or a page object that it uses, names. */
export function treeToTest(root: string): Tree {
  const folders = workspacesOf(root);
  const remotes = folders.filter((folder) => existsSync(join(root, folder, 'remote.config.ts')));
  const journeys = readdirSync(join(root, JOURNEYS))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => {
      const read = readBy(root, `${JOURNEYS}/${name}`);
      const text = [...read.values()].join('\n');
      const ofPages = !OF_THE_PLATFORM.some((file) => read.has(file));
      const named = remotes.filter(
        (remote) => text.includes(EVERY_REMOTE) || (ofPages && text.includes(remote)),
      );
      return [`${JOURNEYS}/${name}`, { files: [...read.keys()], remotes: named }] as const;
    });
  return {
    workspaces: new Map(folders.map((folder) => [folder, declaredBy(root, folder)])),
    remotes,
    journeys: new Map(journeys),
    filesOf: (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\/(?:node_modules|dist|\.data)\//.test(file)),
  };
}
