import type { StatsCompilation } from '@rspack/core';
import { scriptsWith } from './chunk-facts.ts';

const source = { moduleType: 'javascript/esm', name: '../platform/sdk/api/index.ts + 6 modules' };
const consumed = {
  moduleType: 'consume-shared-module',
  name: 'consume shared module @alisio/platform/sdk/api@^1.0.0 (fallback: /any/platform/sdk/api/index.ts)',
};

const chunk = (id: number, name: string, files: string[]) => ({
  id,
  files,
  siblings: [],
  modules: [{ ...source, name }],
});

test('the scripts of a shared library are those of its source, whatever place its chunk has', () => {
  const chunks = [
    { id: 1, files: [], siblings: [], modules: [consumed] },
    { id: 2, files: ['api.js'], siblings: [3], modules: [source] },
    chunk(3, 'lib', ['lib.js']),
    chunk(4, 'other', ['other.js']),
  ];
  const inAnyOrder = [chunks, [...chunks].reverse()];
  for (const order of inAnyOrder) {
    const found = scriptsWith({ chunks: order } as unknown as StatsCompilation, 'platform/sdk/api/index.ts');
    expect(found.sort()).toEqual(['api.js', 'lib.js']);
  }
});
