import { bareServer } from '../../testing/bare-server.ts';
import { SupplierCounts, supplierCountRoutes } from './index.ts';

const KEY = 'operators-0123456789';

test('operators see what came of each supplier; for others there is nothing', async () => {
  const counts = new SupplierCounts();
  const app = bareServer();
  await app.register(supplierCountRoutes, { counts, operatorKey: KEY });
  counts.add([
    { supplier: 'one', ms: 40.4 },
    { supplier: 'two', absence: 'late', ms: 500 },
  ]);
  counts.add([{ supplier: 'two', ms: 30 }]);
  const ask = (authorization: string) => app.inject({ url: '/air/suppliers', headers: { authorization } });
  expect((await ask(`Bearer ${KEY}`)).json().data).toEqual([
    { supplier: 'one', answered: 1, late: 0, failed: 0, unusable: 0, totalMs: 40, slowestMs: 40 },
    { supplier: 'two', answered: 1, late: 1, failed: 0, unusable: 0, totalMs: 530, slowestMs: 500 },
  ]);
  expect((await ask('Bearer somebody-else-0123')).statusCode).toBe(404);
  await app.close();
});
