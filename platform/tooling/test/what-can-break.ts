/** What `npm test -- --changed` runs. */
export interface Plan {
  /** workspaces whose types can break */
  types: readonly string[];
  /** arguments of jest; nothing where no test can break */
  jest: readonly string[] | undefined;
  /** whether the backend on PostgreSQL can */
  database: boolean;
  /** files of journeys */
  journeys: readonly string[];
  /** remotes whose cells of the fault table are tried; nothing for all of them and the generated one */
  faultsOf: readonly string[] | undefined;
}

export interface Tree {
  /** each workspace with those of ours that it declares */
  workspaces: ReadonlyMap<string, readonly string[]>;
  remotes: readonly string[];
  /** each file of journeys with all of ours that it reads, itself included, and the remotes that these name */
  journeys: ReadonlyMap<string, { files: readonly string[]; remotes: readonly string[] }>;
  /** those that are there now, from the tree's root */
  filesOf(folder: string): readonly string[];
}

const folderOf = (file: string): string => file.split('/', 1).join();
const isText = (file: string): boolean => file.endsWith('.md') || file.startsWith('docs/');
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** What decides how everything is built or run. */
const isOfAll = (file: string): boolean => !file.includes('/') && !isText(file);

/** Those that a change in some workspaces reaches: themselves, and who declares them, and so on. */
function reached({ workspaces }: Tree, from: readonly string[]): string[] {
  const found = new Set(from);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [folder, declared] of workspaces) {
      if (declared.some((name) => found.has(name))) found.add(folder);
    }
  }
  return [...workspaces.keys()].filter((folder) => found.has(folder));
}

/**
 * What a change can break: the types of who imports it, the tests that import it (of a remote all of its own), and
 * the journeys that read it or go through a remote that has changed; every journey for what is under all pages.
 * @param changed files, from the tree's root
 */
export function whatCanBreak(changed: readonly string[], tree: Tree): Plan {
  const meant = changed.filter((file) => !isText(file));
  const folders = [...new Set(meant.map(folderOf))].filter((folder) => tree.workspaces.has(folder));
  const everything = meant.some(isOfAll);
  const remotes = tree.remotes.filter((name) => folders.includes(name));
  const inProduct = meant.filter((file) => !isTest(file) && !file.startsWith('e2e/'));
  const underAll = everything || inProduct.some((file) => !tree.remotes.includes(folderOf(file)));

  const touched = [...tree.journeys].filter(
    ([, { files, remotes: named }]) =>
      underAll ||
      files.some((file) => meant.includes(file)) ||
      named.some((name) => inProduct.some((file) => folderOf(file) === name)),
  );
  const here = new Set(folders.flatMap((folder) => tree.filesOf(folder)));
  const sources = [
    ...meant.filter((file) => here.has(file) && !remotes.includes(folderOf(file))),
    ...remotes.flatMap((name) => tree.filesOf(name)),
  ];
  return {
    types: everything ? [...tree.workspaces.keys()] : reached(tree, folders),
    jest: everything ? [] : sources.length > 0 ? ['--findRelatedTests', ...sources] : undefined,
    database: everything || folders.some((folder) => ['backend', 'shared-contracts'].includes(folder)),
    journeys: touched.map(([file]) => file),
    faultsOf: underAll ? undefined : remotes,
  };
}
