import config from '../remote.config.ts';
import routes from './routes.ts';

test('the remote has a page for each route that it claims, and no other', () => {
  expect(Object.keys(routes.pages).sort()).toEqual(config.routes.map(({ path }) => path).sort());
});

test('a part stands behind each that is offered, and none beside them', async () => {
  expect(Object.keys(routes.parts ?? {})).toEqual(config.parts.map(({ name }) => name));
  for (const load of Object.values(routes.parts ?? {})) expect(await load()).toHaveProperty('default');
});
