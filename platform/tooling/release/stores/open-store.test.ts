import { storeName } from './open-store.ts';

test.each([
  [{}, '/data/site'],
  [{ RELEASE_STORE: '/mnt/releases' }, '/mnt/releases'],
  [{ RELEASE_STORE: 's3://alisio/site/' }, 's3://alisio/site'],
  [{ RELEASE_STORE: 'https://alisio.example/any' }, 'https://alisio.example'],
  [
    { RELEASE_STORE: 'postgres', DATABASE_URL: 'postgres://ada:secret@db.example:5433/shop?password=secret' },
    'PostgreSQL (db.example:5433/shop)',
  ],
  [
    { RELEASE_STORE: 'postgres', DATABASE_URL: 'host=db password=secret' },
    'PostgreSQL (as its address says)',
  ],
])('a store is named without its secrets: %j', (environment, name) => {
  expect(storeName(environment, '/data')).toBe(name);
});
