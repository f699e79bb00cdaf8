import { sharedDependencies } from '@alisio/platform/tooling/shared-dependencies';
import { shared } from './shared-table.ts';

test('the server half of the shell answers every request of the shared table', () => {
  expect(Object.keys(shared).sort()).toEqual(sharedDependencies.map(({ key }) => key).sort());
});
