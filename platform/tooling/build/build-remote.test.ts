import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '../../testing/spare-remote.ts';
import { buildRemote } from './index.ts';

let spare: SpareRemote;
beforeEach(async () => {
  spare = await makeSpareRemote();
});
afterEach(() => spare.remove());

/** Replaces part of one of the spare remote's sources. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(spare.folder, file);
  const source = await readFile(path, 'utf8');
  expect(source).toContain(from);
  await writeFile(path, source.replace(from, to));
}

test('a build names the files, pins and sizes of what each route needs', async () => {
  const built = await buildRemote(spare.folder);
  expect(Object.keys(built.files).sort()).toEqual(['page-spare', 'routes', 'texts-en', 'texts-es']);
  for (const { file, integrity, bytes } of [built.entry, ...Object.values(built.files).flat()]) {
    expect(integrity).toMatch(/^sha384-/);
    const { length } = await readFile(join(spare.folder, 'dist', `${file}.br`));
    expect(bytes).toBe(length);
  }
  expect(built.consumes['page-spare']).toContain('@alisio/platform/sdk/i18n');
});

test('a page carries nothing that it only shares an index with', async () => {
  const src = join(spare.folder, 'src');
  await writeFile(join(src, 'used.ts'), "export const used = 'words-in-use';\n");
  await writeFile(
    join(src, 'unused.ts'),
    "import { z } from '@alisio/shared-contracts/zod';\nexport const unused = z.literal('words-out-of-use');\n",
  );
  await writeFile(
    join(src, 'index.ts'),
    "export { unused } from './unused.ts';\nexport { used } from './used.ts';\n",
  );
  await edit('src/pages/spare-page.tsx', '<h1>', '<h1 title={used}>');
  await edit('src/pages/spare-page.tsx', 'import', "import { used } from '../index.ts';\nimport");
  const { files } = await buildRemote(spare.folder);
  const [page] = files['page-spare'] ?? [];
  const source = await readFile(join(spare.folder, 'dist', page?.file ?? ''), 'utf8');
  expect(source).toContain('words-in-use');
  expect(source).not.toContain('words-out-of-use');
});

const WITH_LOADER = `export const loader: PageModule['loader'] = () => undefined;

export default function SparePage() {`;

test('a page that brings data is named with the one file in which the edge runs it', async () => {
  expect((await buildRemote(spare.folder)).server.loads).toEqual([]);
  await edit('src/pages/spare-page.tsx', 'export default function SparePage() {', WITH_LOADER);
  await edit(
    'src/pages/spare-page.tsx',
    'import',
    "import type { PageModule } from '@alisio/platform/sdk/remote';\nimport",
  );
  const { server } = await buildRemote(spare.folder);
  expect(server.loads).toEqual(['spare']);
  const halves = (await readdir(join(spare.folder, 'dist'))).filter((file) => file.startsWith('server'));
  expect(halves).toEqual([server.file]);
  const source = await readFile(join(spare.folder, 'dist', server.file), 'utf8');
  // Equal sources are an equal version wherever they were built.
  expect(source).not.toContain(spare.folder);
  expect(source).not.toMatch(/require\("(?!react|@)/);
});

test('the same sources give the same version, other sources another', async () => {
  const { version } = await buildRemote(spare.folder);
  expect((await buildRemote(spare.folder)).version).toBe(version);
  await edit('src/pages/spare-page.tsx', '<h1>', '<h1 id="other">');
  expect((await buildRemote(spare.folder)).version).not.toBe(version);
});

test('what asks for its own address is not told where it was built', async () => {
  await edit('src/pages/spare-page.tsx', '<h1>', "<h1 title={'at ' + import.meta.url}>");
  const { files } = await buildRemote(spare.folder);
  const page = await readFile(join(spare.folder, 'dist', files['page-spare']?.[0]?.file ?? ''), 'utf8');
  expect(page).toContain('title:"at "');
  expect(page).not.toContain('file:');
});

test('other claims alone are another version: they are part of what is released', async () => {
  const plain = await makeSpareRemote();
  try {
    await edit('remote.config.ts', '"layout":"default"', '"layout":"custom"');
    expect((await buildRemote(spare.folder)).version).not.toBe((await buildRemote(plain.folder)).version);
  } finally {
    await plain.remove();
  }
});

test('every script that browsers get has its brotli and gzip form beside it', async () => {
  const { server } = await buildRemote(spare.folder);
  const names = await readdir(join(spare.folder, 'dist'));
  const scripts = names.filter((name) => name.endsWith('.js') && name !== server.file);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts)
    expect(names).toEqual(expect.arrayContaining([`${script}.br`, `${script}.gz`]));
});

test('neither a shared library nor the federation plugin’s runtime is in its files', async () => {
  const { files, entry } = await buildRemote(spare.folder);
  expect(entry.bytes).toBeLessThan(3500);
  const [page] = files['page-spare'] ?? [];
  expect(page?.bytes).toBeLessThan(1000);
});

test('a claim without a page is refused', async () => {
  await edit('remote.config.ts', '"page":"spare"', '"page":"missing"');
  await expect(buildRemote(spare.folder)).rejects.toThrow('page-missing');
});

test('a contracts range that is not met here is refused', async () => {
  await edit('remote.config.ts', '^1.0.0', '^9.0.0');
  await expect(buildRemote(spare.folder)).rejects.toThrow('wants shared-contracts ^9.0.0');
});

test('a broken budget is refused', async () => {
  await edit('remote.config.ts', '"firstPage":20000', '"firstPage":10');
  await expect(buildRemote(spare.folder)).rejects.toThrow('the budget of a page is 10');
});

test('an own copy of a shared library is refused', async () => {
  await edit(
    'src/pages/spare-page.tsx',
    'import { useTexts }',
    "import { createStore } from 'zustand/vanilla';\nexport const store = createStore(() => 1);\nimport { useTexts }",
  );
  await expect(buildRemote(spare.folder)).rejects.toThrow('zustand');
});

test('an unknown field in the table of contents is refused', async () => {
  await edit('remote.config.ts', '"layout":', '"lay":1,"layout":');
  await expect(buildRemote(spare.folder)).rejects.toThrow('remote.config.ts');
});
