import { ownPaths } from '@alisio/platform/serving';
import { edgeFixture } from '../testing/edge-fixture.ts';

test('whatever the edge answers by itself is on the list that keeps remotes from claiming it', async () => {
  const { edge, close } = await edgeFixture();
  await edge.ready();
  const routes = [...edge.printRoutes({ commonPrefix: false }).matchAll(/^\S── \/([^/ ]+)/gm)];
  expect(routes.length).toBeGreaterThan(5);
  const listed = ownPaths.map((path) => path.split('/')[1]);
  expect(routes.map(([, first]) => first).filter((first) => !listed.includes(first))).toEqual([]);
  await close();
});
