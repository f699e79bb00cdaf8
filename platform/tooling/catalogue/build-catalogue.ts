import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { themeCss } from '@alisio/shared-ui/tokens';
import { type BuildMode, commonConfiguration } from '../build/common-configuration.ts';
import { compile } from '../build/compile.ts';
import { copyFonts } from '../build/host-styles.ts';
import { repositoryRoot } from '../build/paths.ts';

const folder = join(repositoryRoot, 'shared-ui');

/** Before anything is painted: the theme that was chosen the last time. */
const THEME_FIRST =
  "try{var t=localStorage.getItem('catalogue-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

function page(script: string, preload: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catalogue · Alisio</title>
<link rel="icon" href="data:,">
<link rel="preload" href="${preload}" as="font" type="font/woff2" crossorigin>
<style>${themeCss((file) => basename(file))}</style>
<script>${THEME_FIRST}</script>
<div id="root"></div>
<script defer src="${script}"></script>
</html>
`;
}

/**
 * Builds the page of the design system's catalogue. Nothing of the product refers to it.
 *
 * @param dist the folder to fill
 * @throws with the compiler's messages when an example does not compile
 */
export async function buildCatalogue(dist: string, mode: BuildMode = 'production'): Promise<void> {
  const common = commonConfiguration(folder, mode);
  await mkdir(dist, { recursive: true });
  const [stats] = await compile([
    {
      ...common,
      name: 'catalogue',
      entry: { main: join(folder, 'catalogue/src/main.tsx') },
      output: { ...common.output, path: dist, uniqueName: 'alisio-catalogue' },
    },
  ]);
  const script = stats?.assets?.find(({ name }) => /^main\..*\.js$/.test(name))?.name;
  if (!script) throw new Error('The catalogue was compiled to nothing.');
  const fonts = await copyFonts(dist);
  const first = fonts.find(({ preload }) => preload);
  await writeFile(join(dist, 'index.html'), page(script, first?.file ?? ''));
}
