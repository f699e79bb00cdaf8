import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { byLanguage, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import type { SiteRegistry } from '../sdk/registry/index.ts';
import { DEFAULT_LAYOUT, type Layout, type PartClaim } from '../sdk/remote/index.ts';
import { localSite, readPointer, siteShows } from '../tooling/release/index.ts';
import { toolEnvironment } from './tool-environment.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SpareRemoteOptions {
  /** `mf-spare` */
  name?: string;
  /** path that it claims; `/spare` */
  path?: string;
  /** title and heading of its page */
  titles?: Record<Language, string>;
  /** further pages of the same content, `<path>/<layout>` for each */
  layouts?: readonly Layout[];
  /** how many further pages of the same content there are, `<path>/1` and so on: a registry grows with each; 0 */
  more?: number;
  /** what it offers to pages of others */
  parts?: readonly SparePart[];
}

/** A part that shows its name; its link leads to the remote's page. */
export interface SparePart extends Partial<PartClaim> {
  name: string;
  /** text of its module, in place of one that shows its name */
  source?: string;
}

export interface SpareRemote {
  /** its sources, as a team would have them */
  folder: string;
  name: string;
  path: string;
  titles: Record<Language, string>;
  /** Builds it as any other remote, and makes it live in the site of a data folder; one that runs there has it then. @returns what is live then */
  release(dataDir: string): Promise<SiteRegistry>;
  remove(): Promise<void>;
}

type Facts = Required<SpareRemoteOptions>;

interface Claimed {
  path: string;
  layout: Layout;
}

function claimsOf({ path, layouts, more }: Facts): Claimed[] {
  const further = Array.from({ length: more }, (_, index) => `${path}/${index + 1}`);
  return [
    ...[path, ...further].map((one): Claimed => ({ path: one, layout: DEFAULT_LAYOUT })),
    ...layouts.map((layout) => ({ path: `${path}/${layout}`, layout })),
  ];
}

const partClaimsOf = ({ path, titles, parts }: Facts): PartClaim[] =>
  parts.map(({ source: _, ...told }) => ({
    place: 70,
    head: byLanguage((language) => ({ title: titles[language], text: titles[language] })),
    href: path,
    room: { narrow: 160, wide: 144 },
    ...told,
  }));

const configOf = (facts: Facts) => ({
  name: facts.name,
  owner: 'team-spare',
  contracts: '^1.0.0',
  namespace: facts.name.slice('mf-'.length),
  budgets: { entry: 20_000, firstPage: 20_000, part: 20_000 },
  parts: partClaimsOf(facts),
  routes: claimsOf(facts).map((claim) => ({
    ...claim,
    page: 'spare',
    head: byLanguage((language) => ({
      title: facts.titles[language],
      description: facts.titles[language],
    })),
  })),
});

const partSource = (name: string) => `export default function SparePart() {
  return <p>${name}</p>;
}
`;

const sources = (facts: Facts): Record<string, string> => ({
  'package.json': JSON.stringify({ name: `@alisio/${facts.name}`, version: '1.0.0', type: 'module' }),
  'tsconfig.json': JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['.'] }),
  'remote.config.ts': `import { defineRemote } from '@alisio/platform/sdk/remote';

export default defineRemote(${JSON.stringify(configOf(facts))});
`,
  'src/routes.ts': `import { defineRoutes } from '@alisio/platform/sdk/remote';

export default defineRoutes({
  texts: {
${LANGUAGES.map(
  (language) =>
    `    ${language}: () => import(/* webpackChunkName: "texts-${language}" */ './locales/${language}.json'),`,
).join('\n')}
  },
  pages: {
${claimsOf(facts)
  .map(
    ({ path }) =>
      `    ${JSON.stringify(path)}: () => import(/* webpackChunkName: "page-spare" */ './pages/spare-page.tsx'),`,
  )
  .join('\n')}
  },
  parts: {
${facts.parts.map(({ name }) => `    ${JSON.stringify(name)}: () => import(/* webpackChunkName: "part-${name}" */ './parts/${name}.tsx'),`).join('\n')}
  },
});
`,
  'src/pages/spare-page.tsx': `import { useTexts } from '@alisio/platform/sdk/i18n';

export default function SparePage() {
  const { t } = useTexts('${configOf(facts).namespace}');
  return <h1>{t('title')}</h1>;
}
`,
  ...Object.fromEntries(
    facts.parts.map(({ name, source = partSource(name) }) => [`src/parts/${name}.tsx`, source]),
  ),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `src/locales/${language}.json`,
      JSON.stringify({ title: facts.titles[language] }),
    ]),
  ),
});

/** Runs a tool of the tree in a process of its own, as a team's pipeline would. */
const tool = (script: string, ...args: string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    env: toolEnvironment(),
  });

/** Writes a remote of one page in a temporary folder: proof that a page needs no build of the shell. */
export async function makeSpareRemote(options: SpareRemoteOptions = {}): Promise<SpareRemote> {
  const facts: Facts = {
    name: 'mf-spare',
    path: '/spare',
    titles: { es: 'Página de repuesto', en: 'Spare page' },
    layouts: [],
    more: 0,
    parts: [],
    ...options,
  };
  const folder = await mkdtemp(join(tmpdir(), 'alisio-spare-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(sources(facts))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return {
    ...facts,
    folder,
    async release(dataDir) {
      await tool('platform/tooling/release/release-remote.ts', dataDir, folder, '--build');
      const { store, verifier } = localSite(dataDir);
      const { registry } = await readPointer(store, verifier);
      if (!registry) throw new Error('Nothing is live after the release.');
      await siteShows(dataDir, registry);
      return registry;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
