import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fontFiles, themeCss } from '@alisio/shared-ui/tokens';
import { repositoryRoot } from './paths.ts';

export interface CopiedFont {
  file: string;
  preload: boolean;
}

/** Puts the design system's fonts beside the shell's scripts. The first one carries Latin and is preloaded. */
export async function copyFonts(dist: string): Promise<CopiedFont[]> {
  const copied: CopiedFont[] = [];
  for (const path of fontFiles) {
    const file = basename(path);
    await copyFile(join(repositoryRoot, 'shared-ui', path), join(dist, file));
    copied.push({ file, preload: copied.length === 0 });
  }
  return copied;
}

/** The stylesheet that the edge inlines. `base` is the address of the shell's files. */
export const pageStyles = (base: string): string => themeCss((path) => `${base}/${basename(path)}`);
