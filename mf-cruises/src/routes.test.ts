import config from '../remote.config.ts';
import routes from './routes.ts';

test('the remote has a page for each route that it claims, and no other', () => {
  expect(Object.keys(routes.pages).sort()).toEqual(config.routes.map(({ path }) => path).sort());
});
