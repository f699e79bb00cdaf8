import { existsSync } from 'node:fs';
import { exportedNames } from './exported-names.ts';
import { esmFederationRuntime } from './federation-runtime.ts';
import * as unused from './unused-runtime-parts.ts';

const aliases = Object.entries(esmFederationRuntime());

test('every part of the runtime that another one stands in for is where the installed version has it', () => {
  expect(aliases.flat().filter((file) => !existsSync(file))).toEqual([]);
});

test('what stands in for unused parts has each of their names', async () => {
  const left = aliases.filter(([, by]) => by.endsWith('unused-runtime-parts.ts')).map(([part]) => part);
  expect(left).toHaveLength(2);
  expect(Object.keys(unused).sort()).toEqual((await exportedNames(left)).flat().sort());
});

test('who asks the runtime to preload by a manifest is told that it does not', () => {
  expect(unused.preloadAssets).toThrow('The edge preloads');
});
