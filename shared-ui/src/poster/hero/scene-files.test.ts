import { readFileSync } from 'node:fs';
import { sceneFiles } from './scene-files.ts';

test.each(sceneFiles())('%s is what the scene draws today', (file, svg) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBe(svg);
});
