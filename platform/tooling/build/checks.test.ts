import type { PartClaim, RouteClaim } from '../../sdk/registry/index.ts';
import { ownPaths } from '../../serving/index.ts';
import { ceilings, checkHostCeilings, checkRemoteCeilings, fileSizes } from './ceilings.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkClaims, checkPages } from './check-claims.ts';
import { satisfiesContracts } from './check-contracts.ts';
import { checkNamespace } from './check-namespaces.ts';
import { checkOwnParts, checkPartChunks } from './check-parts.ts';

const claim = (path: string, page = 'home'): RouteClaim => ({ path, page, layout: 'custom' });
const fact = (bytes: number, file = `${bytes}.js`) => ({ file, integrity: 'sha384-x', bytes });

const remote = (name: string, ...paths: string[]) => ({ name, claims: paths.map((path) => claim(path)) });

describe('claims of different remotes', () => {
  test.each([
    ['the same path', '/vuelos', '/vuelos', 'mf-b claims /vuelos, which mf-a claims already.'],
    ['other capitals', '/contact-us', '/CONTACT-US', 'mf-a /contact-us: both are /contact-us.'],
    ['a piece that may be left out', '/contact-us', '/contact-us/:x?', 'both are /contact-us.'],
    ['a splat', '/booking/summary', '/booking/*', 'both are /booking/summary.'],
    ['parameters of other names', '/turs/:country', '/turs/:package', 'both are /turs/x.'],
    ['a word in place of a parameter', '/turs/:country', '/turs/chile', 'both are /turs/chile.'],
  ])('%s: both remotes are named, and the address', (_case, one, other, sentence) => {
    expect(() => checkClaims([remote('mf-a', one), remote('mf-b', other)])).toThrow(sentence);
  });

  test.each(['/*', '/:x', '/:x/:y/:z', '/:url/results', '/a?/:x'])(
    '%s takes addresses of others, and is refused without a line of the platform',
    (path) => {
      expect(() => checkClaims([remote('mf-b', path)])).toThrow('needs a line in');
    },
  );

  test('what §2 gives to a remote may meet the pages of others: the ranking decides', () => {
    const remotes = [
      remote('mf-flights', '/', '/:url/results'),
      remote('mf-content', '/:content/:article', '/:content/:subpath/:article', '/:land', '/contact-us'),
      remote('mf-hotels', '/hoteles', '/hoteles/results', '/us/hotel/LosCabos'),
    ];
    expect(() => checkClaims(remotes)).not.toThrow();
    expect(() => checkClaims([...remotes, remote('mf-b', '/contact-us')])).toThrow('mf-content');
  });

  test.each(['/api/x', '/505', '/_operators', '/host/a', '/remotes/a/b', ...ownPaths])(
    "%s is the platform's own",
    (path) => {
      expect(() => checkClaims([remote('mf-a', path)])).toThrow("the platform's own");
    },
  );

  test('a path that is no pattern is refused, and so are values of a parameter that it has not', () => {
    expect(() => checkClaims([remote('mf-a', '/a b')])).toThrow('no pattern');
    const claims = [{ ...claim('/a/:city'), known: { url: ['x'] } }];
    expect(() => checkClaims([{ name: 'mf-a', claims }])).toThrow('values of url');
  });

  test('where a page was before is its own, and what is there now is that page', () => {
    const moving = (moved: Record<string, string>) => ({
      name: 'mf-a',
      claims: [{ ...claim('/hoteles/:city'), moved }],
    });
    const moved = moving({ '/us/hotel': '/hoteles/loscabos', '/us/hotel/*': '/hoteles/*' });
    expect(() => checkClaims([moved])).not.toThrow();
    expect(() => checkClaims([moved, remote('mf-b', '/us/:all')])).toThrow('both are /us/hotel.');
    expect(() => checkClaims([moving({ '/api/x': '/hoteles/lima' })])).toThrow("the platform's own");
    expect(() => checkClaims([moving({ '/*': '/hoteles/*' })])).toThrow('needs a line in');
    expect(() => checkClaims([moving({ '/us/méxico': '/hoteles/méxico-€' })])).not.toThrow();
  });

  test.each([
    ['/us', '/tours', 'no address of /hoteles/:city'],
    ['/us/*', '/hoteles/lima', 'no address of'],
    ['/us', '/hoteles/*', 'no address of'],
    ['/us/*', '/booking/*', 'no address of'],
    ['/us/*', '/*', 'no address of'],
    ['/us/*', '/us/more/*', 'no address of'],
    ['/us', '/hoteles/:city', 'no address of'],
    ['/us', '/hoteles/tulum', 'no address of'],
    ['/us', '/\\evil.example', 'this site cannot have'],
    ['/us', '/\t/evil.example', 'this site cannot have'],
    ['/us/*', '/\\evil.example/*', 'this site cannot have'],
    ['/us', '/hoteles/100%', 'this site cannot have'],
    ['/hoteles/*', '/hoteles/*', 'which moved with /hoteles/*'],
    ['/hoteles/lima', '/hoteles/lima', 'which moved with /hoteles/lima'],
    ['/us/:id', '/hoteles/lima', 'no parameters'],
    ['/us/id?', '/hoteles/lima', 'no parameters'],
  ])('%s did not move to %j: %s', (from, to, sentence) => {
    const claims = [{ ...claim('/hoteles/:city'), known: { city: ['lima'] }, moved: { [from]: to } }];
    expect(() => checkClaims([{ name: 'mf-a', claims }])).toThrow(sentence);
  });

  test('nothing moves to where another’s page is, or was', () => {
    const claims = [{ ...claim('/:url/results'), moved: { '/old/*': '/booking/*' } }];
    const flights = { name: 'mf-flights', claims };
    expect(() => checkClaims([flights])).not.toThrow();
    const ofPlatform = {
      ...flights,
      claims: [{ ...claim('/:url/results'), moved: { '/old': '/api/results' } }],
    };
    expect(() => checkClaims([ofPlatform])).toThrow('no address of');
    for (const remotes of [
      [flights, remote('mf-b', '/booking/summary')],
      [remote('mf-b', '/booking/summary'), flights],
    ])
      expect(() => checkClaims(remotes)).toThrow(
        'mf-flights says that something moved to /booking/*, mf-b claims /booking/summary.',
      );
  });

  test('one entry of the navigation leads to one page', () => {
    const linked = (path: string) => ({
      ...claim(path),
      nav: 'hotels',
      navLink: { label: { es: 'Hoteles', en: 'Hotels' }, place: 20 },
    });
    const [one, other] = [linked('/hoteles'), linked('/hostales')];
    expect(() =>
      checkClaims([
        { name: 'mf-a', claims: [one] },
        { name: 'mf-b', claims: [other] },
      ]),
    ).toThrow('mf-b puts hotels into the navigation with /hostales, mf-a with /hoteles.');
    const { navLink: _, ...inside } = other;
    expect(() => checkClaims([{ name: 'mf-a', claims: [one, inside] }])).not.toThrow();
  });
});

describe('namespaces of texts', () => {
  const owners = [
    { name: 'host', namespaces: ['host', 'host-later'] },
    { name: 'mf-a', namespaces: ['a'] },
  ];

  test("one belongs to one remote, and none of the shell's to any", () => {
    const check = (namespace: string) => checkNamespace({ name: 'mf-b', namespace }, owners);
    expect(() => check('a')).toThrow("mf-b has its texts in the namespace a, which is mf-a's.");
    expect(() => check('host-later')).toThrow("which is host's");
    expect(() => check('b')).not.toThrow();
  });

  test('versions of one remote have one', () => {
    expect(() => checkNamespace({ name: 'mf-a', namespace: 'a' }, owners)).not.toThrow();
  });
});

describe('claims and pages of one remote', () => {
  test('its own pages may meet, but not be the same', () => {
    expect(() => checkClaims([remote('mf-a', '/turs/:country', '/turs/result')])).not.toThrow();
    expect(() => checkClaims([remote('mf-a', '/turs/:country', '/turs/:place')])).toThrow('both are /turs/x');
    expect(() => checkClaims([remote('mf-a', '/a'), remote('mf-a', '/A')])).not.toThrow();
  });

  test('a claim without a page is refused', () => {
    const claims = [claim('/', 'home'), claim('/b', 'other')];
    expect(() => checkPages('mf-a', claims, ['page-home'])).toThrow('page-other');
  });

  test('a page without a claim is refused', () => {
    const chunks = ['page-home', 'page-forgotten'];
    expect(() => checkPages('mf-a', [claim('/')], chunks)).toThrow('page-forgotten');
  });

  test.each([
    [
      'of another page',
      ['texts-page-hme-es', 'texts-page-hme-en'],
      'texts-page-hme-es is named after a page',
    ],
    ['without the word', ['texts-home-es', 'texts-home-en'], 'texts-page-home-es, not texts-home-es'],
    ['in one language', ['texts-page-home-es'], 'no texts-page-home-en'],
  ])('texts of a page under a name %s are refused', (_, texts, says) => {
    expect(() => checkPages('mf-a', [claim('/')], ['page-home', ...texts])).toThrow(says);
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

const part = (name: string, href = '/hoteles'): PartClaim => ({
  name,
  slot: 'home-search',
  place: 20,
  head: { es: { title: 'Hoteles', text: 'Busca' }, en: { title: 'Hotels', text: 'Search' } },
  href,
  room: { narrow: 200, wide: 144 },
});

describe('parts for pages of others', () => {
  const offering =
    (...parts: PartClaim[]) =>
    () =>
      checkOwnParts({ name: 'mf-a', claims: [claim('/hoteles')], parts });

  test('each has a name of its own, and a link to a page of its remote', () => {
    expect(offering(part('search'), part('offers', '/hoteles?x=1#y'))).not.toThrow();
    expect(offering(part('search'), part('search'))).toThrow('two parts called mf-a/search');
    expect(offering(part('search', '/cruceros'))).toThrow('leads to /cruceros, which is no page of mf-a');
  });

  test('what is offered is built, and what is built is offered', () => {
    expect(() => checkPartChunks('mf-a', [part('search')], ['part-search', 'page-x'])).not.toThrow();
    expect(() => checkPartChunks('mf-a', [part('search')], ['page-x'])).toThrow('needs part-search');
    expect(() => checkPartChunks('mf-a', undefined, ['part-search'])).toThrow('no part of remote.config.ts');
  });
});

describe('budgets', () => {
  const budgets = { entry: 100, firstPage: 100 };

  test('entry and routes count together', () => {
    expect(() => checkBudgets('mf-a', budgets, fact(60), { routes: [fact(41)] })).toThrow('101');
    expect(() => checkBudgets('mf-a', budgets, fact(60), { routes: [fact(40)] })).not.toThrow();
  });

  test('a page counts with the remote’s texts and its own, a file in both only once', () => {
    const shared = fact(30, 'shared.js');
    const files = {
      'page-home': [fact(40), shared],
      'texts-es': [fact(10), shared],
      'texts-page-home-es': [fact(20, 'home-es.js')],
      'texts-page-home-en': [fact(20, 'home-en.js')],
      'texts-page-results-es': [fact(20, 'results-es.js')],
    };
    const tight = { ...budgets, firstPage: 99 };
    expect(() => checkBudgets('mf-a', budgets, fact(1), files)).not.toThrow();
    expect(() => checkBudgets('mf-a', tight, fact(1), files)).toThrow('page-home has 100');
  });

  test('a page may have a budget of its own, which the largest does not widen', () => {
    const files = { 'page-home': [fact(60)], 'page-results': [fact(90, 'results.js')] };
    const check = (pages: Record<string, number>) => () =>
      checkBudgets('mf-a', { ...budgets, pages }, fact(1), files);
    expect(check({ home: 60 })).not.toThrow();
    expect(check({ home: 59 })).toThrow('page-home has 60 bytes, the budget of a page is 59');
    expect(check({ hme: 60 })).toThrow('names hme, which is no page');
  });

  test('a page counts with the largest of its products and what is said of it, not with all of them', () => {
    const shared = fact(30, 'shared.js');
    const files = {
      'page-home': [fact(40), shared],
      'product-flight': [fact(25, 'flight.js'), shared],
      'texts-product-flight-es': [fact(5, 'flight-es.js')],
      'texts-product-flight-en': [fact(5, 'flight-en.js')],
      'product-hotel': [fact(20, 'hotel.js'), shared],
      'texts-product-hotel-es': [fact(5, 'hotel-es.js')],
    };
    const tight = { ...budgets, firstPage: 99 };
    expect(() => checkBudgets('mf-a', budgets, fact(1), files)).not.toThrow();
    expect(() => checkBudgets('mf-a', tight, fact(1), files)).toThrow(
      'page-home with product-flight has 100 bytes',
    );
  });
});

test('a part counts with its texts, and has to have a budget', () => {
  const files = { 'part-search': [fact(60)], 'texts-es': [fact(10)] };
  const check = (part?: number) => () =>
    checkBudgets('mf-a', { entry: 100, firstPage: 100, part }, fact(1), files);
  expect(check(70)).not.toThrow();
  expect(check(69)).toThrow('part-search has 70 bytes, the budget of a part is 69');
  expect(check()).toThrow('part-search needs a budget');
});

describe('ceilings of the platform', () => {
  const { remote: most } = ceilings;
  const sizes = (files: Record<string, number>) =>
    fileSizes(new Map(Object.entries({ 'entry.js': 100, 'routes.js': 100, ...files })));
  const loaded = (chunks: Record<string, string[]> = {}) => ({
    entry: 'entry.js',
    chunks: { routes: ['routes.js'], ...chunks },
  });
  const check = (files: Record<string, number>, chunks?: Record<string, string[]>) =>
    checkRemoteCeilings('mf-a', sizes(files), loaded(chunks));

  test('every file counts, whether a page names it or not', () => {
    expect(() => check({ 'later.js': most.file })).not.toThrow();
    expect(() => check({ 'later.js': most.file + 1 })).toThrow(
      `mf-a: later.js has ${most.file + 1} bytes, the platform's ceiling is ${most.file}.`,
    );
    const count = Math.ceil(most.total / most.file);
    const many = Array.from({ length: count }, (_, index) => [`${index}.js`, most.file]);
    expect(() => check(Object.fromEntries(many))).toThrow(`all of it has ${count * most.file + 200} bytes`);
  });

  test('a library of one piece may weigh more and is no part of all, but libraries have a ceiling of their own', () => {
    expect(() => check({ 'library-maps.js': most.library })).not.toThrow();
    expect(() => check({ 'library-maps.js': most.library + 1 })).toThrow('library-maps.js has');
    const two = { 'library-a.js': most.library, 'library-b.js': most.libraries - most.library + 1 };
    expect(() => check(two)).toThrow(`the sum of its libraries has ${most.libraries + 1} bytes`);
    expect(() => checkHostCeilings(sizes({ 'library-maps.js': 1 }))).toThrow('host: library-maps.js');
  });

  test('what packs well has to be unpacked all the same', () => {
    expect(() => check({ 'zeros.js': most.raw, 'zeros.js.br': 20 })).toThrow('unpacked');
  });

  test('entry and page count as they are loaded: with routes, with texts, as sent', () => {
    expect(() => check({ 'routes.js': most.entry })).toThrow('the entry has');
    const page = { 'page-home': ['page.js'], 'texts-es': ['texts.js'] };
    const files = { 'page.js': 900_000, 'page.js.br': most.page - 10, 'texts.js': 10 };
    expect(() => check(files, page)).not.toThrow();
    const withProducts = { ...page, 'product-a': ['a.js'], 'product-b': ['b.js'] };
    expect(() => check({ ...files, 'a.js': 0, 'b.js': 1 }, withProducts)).toThrow(
      'page-home with product-b has',
    );
    expect(() => check({ ...files, 'texts.js': 11 }, page)).toThrow('page-home has');
    const part = { 'part-search': ['page.js'], 'texts-es': ['texts.js'] };
    expect(() => check({ 'page.js': most.part - 10, 'texts.js': 10 }, part)).not.toThrow();
    expect(() => check({ 'page.js': most.part - 10, 'texts.js': 11 }, part)).toThrow('part-search has');
  });

  test("the shell's versions have theirs", () => {
    expect(() => checkHostCeilings(sizes({ 'main.js': ceilings.host.file + 1 }))).toThrow('host: main.js');
  });
});
