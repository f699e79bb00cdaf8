import { getPhoneDeals, searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import { bareServer } from '../../testing/bare-server.ts';
import { route } from './route.ts';

test('a call that may be answered in parts, or packed, says so in the API document, and no other', () => {
  const app = bareServer();
  const types: string[][] = [];
  app.addHook('onRoute', ({ schema }) => {
    types.push(Object.keys(Object(schema?.response)[200].content));
  });
  const nothing = () => Promise.reject(new Error('nobody calls it'));
  route(app, searchFlightOffers, nothing);
  route(app, getPhoneDeals, nothing);
  expect(types).toContainEqual([
    'application/json',
    'application/json; profile=rows',
    'application/x-ndjson',
    'application/x-ndjson; profile=rows',
  ]);
  expect(types).toContainEqual(['application/json']);
});
