import { checkClaims } from './check-claims.ts';

test.each([
  [{}, undefined],
  [{ param: 'city' }, 'does not name by city'],
  [{ places: { lima: 'LIM' } }, 'does not name by url'],
  [{ alone: '/{pair}/hotels' }, 'no address of /:url/results'],
  [{ alone: '/lima/results' }, 'no address of /:url/results'],
  [{ joint: '-to-' }, 'no address of /:url/results'],
])('pairs of places that moved by %j: %s', (more, sentence) => {
  const movedPairs = {
    param: 'url',
    joint: '-a-',
    places: { lima: 'LIM', 'san-jose': 'SJO' },
    alone: '/{pair}/results?from={from}&to={to}',
    ...more,
  };
  const known = { url: ['*-a-*'] };
  const claims = [{ path: '/:url/results', page: 'a', layout: 'booking' as const, known, movedPairs }];
  const check = () => checkClaims([{ name: 'mf-flights', claims }]);
  if (sentence === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(sentence);
});
