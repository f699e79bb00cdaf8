import type { RouteClaim } from '../../sdk/registry/index.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkClaims, checkPages } from './check-claims.ts';
import { satisfiesContracts } from './check-contracts.ts';

const claim = (path: string, page = 'home'): RouteClaim => ({ path, page, layout: 'custom' });
const fact = (bytes: number, file = `${bytes}.js`) => ({ file, integrity: 'sha384-x', bytes });

describe('claims of different remotes', () => {
  test.each([
    ['the same path', '/vuelos', '/vuelos'],
    ['parameters of other names', '/:url/results', '/:city/results'],
    ['a slash at the end', '/vuelos', '/vuelos/'],
  ])('%s: both remotes are named', (_case, one, other) => {
    const remotes = [
      { name: 'mf-a', claims: [claim(one)] },
      { name: 'mf-b', claims: [claim(other)] },
    ];
    expect(() => checkClaims(remotes)).toThrow(/mf-b.*mf-a/);
  });

  test('a fixed path beside one with a parameter is no clash: the router ranks them', () => {
    const remotes = [
      { name: 'mf-a', claims: [claim('/:url/results')] },
      { name: 'mf-b', claims: [claim('/hoteles/results')] },
    ];
    expect(() => checkClaims(remotes)).not.toThrow();
  });
});

describe('claims and pages of one remote', () => {
  test('a claim without a page is refused', () => {
    const claims = [claim('/', 'home'), claim('/b', 'other')];
    expect(() => checkPages('mf-a', claims, ['page-home'])).toThrow('page-other');
  });

  test('a page without a claim is refused', () => {
    const chunks = ['page-home', 'page-forgotten'];
    expect(() => checkPages('mf-a', [claim('/')], chunks)).toThrow('page-forgotten');
  });

  test('texts and routes need no claim', () => {
    expect(() => checkPages('mf-a', [claim('/')], ['page-home', 'texts-es', 'routes'])).not.toThrow();
  });
});

describe('range of contracts', () => {
  test.each([
    ['^1.2.0', '1.2.0', true],
    ['^1.2.0', '1.10.0', true],
    ['^1.2.3', '1.2.2', false],
    ['^1.2.0', '1.1.9', false],
    ['^1.2.0', '2.0.0', false],
  ])('%s is met by %s: %s', (range, version, met) => {
    expect(satisfiesContracts(range, version)).toBe(met);
  });

  test('another form of range is refused rather than guessed', () => {
    expect(() => satisfiesContracts('>=1.0.0', '1.0.0')).toThrow('^major.minor.patch');
  });
});

describe('budgets', () => {
  const budgets = { entry: 100, firstPage: 100 };

  test('entry and routes count together', () => {
    expect(() => checkBudgets('mf-a', budgets, fact(60), { routes: [fact(41)] })).toThrow('101');
    expect(() => checkBudgets('mf-a', budgets, fact(60), { routes: [fact(40)] })).not.toThrow();
  });

  test('a page counts with its texts, a file in both only once', () => {
    const shared = fact(30, 'shared.js');
    const files = { 'page-home': [fact(60), shared], 'texts-es': [fact(10), shared] };
    const tight = { ...budgets, firstPage: 99 };
    expect(() => checkBudgets('mf-a', budgets, fact(1), files)).not.toThrow();
    expect(() => checkBudgets('mf-a', tight, fact(1), files)).toThrow('page-home has 100');
  });
});
