/** Who may import whom. The folders' owners ship alone, so an import across is an error, not a style. */
const remotes = '^mf-[^/]+/';
const ours = '^(host|mf-[^/]+|shared-contracts|shared-ui|platform|backend|e2e)/(?!node_modules/)';
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** Each folder of ours with the names of those that its package.json lets it import. */
const folders = readdirSync(__dirname)
  .map((folder) => ({ folder, file: join(__dirname, folder, 'package.json') }))
  .filter(({ folder, file }) => folder !== 'node_modules' && existsSync(file))
  .map(({ folder, file }) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    const declared = Object.keys({ ...dependencies, ...devDependencies });
    return { folder, declared: declared.map((name) => name.replace('@alisio/', '')) };
  });

const declaredByTheirFolder = folders.map(({ folder, declared }) => {
  const others = folders.map((one) => one.folder).filter((one) => one !== folder && !declared.includes(one));
  return {
    name: 'declared-by-its-folder',
    comment:
      'A folder imports another one of ours only when its package.json says so (packages: `knip.json`).',
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: `^(${others.join('|')})/` },
  };
});

/** The rooms of what is sold, there or to come: all rules about products are made from these. */
const products = ['flights', 'hotels', 'cruises', 'tours', 'activities', 'trains', 'packages'];
const productRooms = `^shared-contracts/src/(${products.join('|')})/`;
/** Calls of one product, among those of all: `flights.ts`, `flight-orders.ts`. */
const productCalls = `/endpoints/(${products.map((room) => room.replace(/(ies|s)$/, '')).join('|')})[^/]*\\.ts$`;

const tests = '\\.test\\.tsx?$|/testing/|/bench/';

/**
 * The rooms of a folder, floor by floor from the ground up. A room knows itself and what is below it, types and what
 * is loaded lazily too: nothing above, nothing beside. Files of the folder itself are the roof.
 */
const floors = {
  'host/server': [['http'], ['releases'], ['page-loaders'], ['found'], ['pages', 'operators']],
  'host/src': [
    ['loading'],
    ['remotes', 'visitor'],
    ['locales', 'router'],
    ['late-parts', 'shown-page'],
    ['overrides', 'owners', 'releases', 'reports'],
    ['shell/call', 'shell/preferences', 'shell/watch'],
    ['shell/foot'],
    ['shell/head'],
    ['shell'],
    ['pages'],
    ['server-half'],
  ],
  'platform/tooling/release': [
    ['stores'],
    ['rights'],
    ['site'],
    ['versions'],
    ['registry'],
    ['line'],
    ['granting', 'prune', 'watch'],
  ],
};

/** All files of a room; those of another one inside of it are that one's. */
function filesOf(folder, room) {
  const rooms = floors[folder].flat();
  const inside = rooms.filter((one) => one.startsWith(`${room}/`)).map((one) => one.slice(room.length + 1));
  return `^${folder}/${room}/${inside.length > 0 ? `(?!(${inside.join('|')})/)` : ''}`;
}

const knowsWhatIsBelow = Object.entries(floors).flatMap(([folder, levels]) => {
  const rule = {
    name: 'knows-what-is-below',
    comment: `${folder}, from the ground up: ${levels.map((one) => one.join(' and ')).join(', ')}.`,
    severity: 'error',
  };
  const files = (rooms) => rooms.map((room) => filesOf(folder, room));
  return [
    ...levels.flatMap((rooms, level) =>
      rooms.map((room) => ({
        ...rule,
        from: { path: filesOf(folder, room), pathNot: tests },
        to: { path: `^${folder}/`, pathNot: files([room, ...levels.slice(0, level).flat()]) },
      })),
    ),
    // A room that has no floor yet.
    {
      ...rule,
      from: { path: `^${folder}/`, pathNot: [...files(levels.flat()), tests] },
      to: { path: `^${folder}/[^/]+/`, pathNot: files(levels.flat()) },
    },
    {
      ...rule,
      from: { path: `^${folder}/[^/]+/`, pathNot: [...files(levels.flat()), tests] },
      to: { path: `^${folder}/` },
    },
  ];
});

module.exports = {
  forbidden: [
    ...declaredByTheirFolder,
    ...knowsWhatIsBelow,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, be it for a type, are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'shared-contracts imports zod, zustand and date-fns only: no React, no I/O, nothing of ours.',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: tests },
      to: { pathNot: '^shared-contracts/|node_modules/(zod|zustand|date-fns|@date-fns)/' },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'shared-ui imports nothing of ours but money, routes, languages and hashes of the contracts.',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: ours, pathNot: '^shared-ui/|^shared-contracts/src/(money|routes|languages|hashes)/' },
    },
    {
      name: 'catalogue-stays-out',
      comment:
        'Examples and the catalogue that shows them are no part of the product; tests may look at them.',
      severity: 'error',
      from: { pathNot: `^shared-ui/catalogue/|${tests}` },
      to: { path: '\\.example\\.tsx$|^shared-ui/catalogue/' },
    },
    {
      name: 'sdk-imports-contracts',
      comment:
        'It draws nothing of its own: what comes late it brings, with its texts, and asks whether the browser draws yet.',
      severity: 'error',
      from: { path: '^platform/sdk/(?!parts/)', pathNot: tests },
      to: {
        path: ours,
        pathNot: '^platform/sdk/|^shared-contracts/|^shared-ui/src/(with-page|hydration|late-part)/',
      },
    },
    {
      name: 'parts-draw-what-stands-in',
      comment:
        'In place of a part that does not come its user shows a card: the only thing that the sdk draws.',
      severity: 'error',
      from: { path: '^platform/sdk/parts/', pathNot: tests },
      to: { path: ours, pathNot: '^platform/sdk/|^shared-contracts/|^shared-ui/' },
    },
    {
      name: 'remotes-never-meet',
      comment: 'Remotes talk through events and stores of shared-contracts.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: remotes, pathNot: '^$1/' },
    },
    {
      name: 'remote-reaches',
      comment:
        'A remote uses contracts, the design system and the sdk (tests: the testing tools); no host, no server.',
      severity: 'error',
      from: { path: remotes, pathNot: tests },
      to: { path: ours, pathNot: `${remotes}|^shared-contracts/|^shared-ui/|^platform/(sdk|standalone)/` },
    },
    {
      name: 'standalone-stays-out',
      comment: 'The stub of the shell is for development: only what begins there may know it.',
      severity: 'error',
      from: { pathNot: '^mf-[^/]+/src/standalone\\.tsx$|^platform/standalone/' },
      to: { path: '^mf-[^/]+/src/standalone\\.tsx$|^platform/standalone/' },
    },
    {
      name: 'features-never-meet',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/(features|pages)/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-by-their-front',
      comment: 'Pages import a feature through its index.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/pages/', pathNot: tests },
      to: { path: '/src/features/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'product-when-it-is-named',
      comment:
        'What knows one product is a chunk of its own, loaded when a cart or a booking names it: nobody holds on to more than where its texts are.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/(?!products/[^/]+/)', pathNot: tests },
      to: { path: '^$1/src/products/[^/]+/(?!texts\\.ts$)', dynamic: false },
    },
    {
      name: 'products-never-meet',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/products/([^/]+)/', pathNot: tests },
      to: { path: '^$1/src/(pages|products/[^/]+)/', pathNot: '^$1/src/products/$2/' },
    },
    {
      name: 'host-knows-no-remote',
      severity: 'error',
      from: { path: '^(host|platform)/' },
      to: { path: remotes },
    },
    {
      name: 'shell-knows-no-product',
      comment:
        'What one vertical sells is known to its remotes; the shell shows parts of them, and data of the site.',
      severity: 'error',
      from: { path: '^(host|platform)/' },
      to: { path: productRooms },
    },
    {
      name: 'rooms-of-all-know-no-product',
      comment: 'Rooms of the contracts that every folder reads. Calls of a product stand among the calls.',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: [productRooms, productCalls] },
      to: { path: productRooms },
    },
    {
      name: 'product-rooms-never-meet',
      comment: 'But in packages, which are made of the others.',
      severity: 'error',
      from: { path: productRooms, pathNot: '^shared-contracts/src/packages/' },
      to: { path: productRooms, pathNot: '^shared-contracts/src/$1/' },
    },
    {
      name: 'browser-and-server-apart',
      severity: 'error',
      from: { path: '^host/src/', pathNot: tests },
      to: { path: '^(host/server|platform/tooling|backend)/' },
    },
    {
      name: 'serving-stands-alone',
      comment: 'What every server does at its sockets knows no product.',
      severity: 'error',
      from: { path: '^platform/serving/', pathNot: tests },
      to: { path: ours, pathNot: '^platform/serving/|^shared-contracts/src/problems/' },
    },
    {
      name: 'backend-imports-contracts',
      comment:
        'And what every server does at its sockets, and the store of releases. The card page of the pay origin also takes its look from the tokens.',
      severity: 'error',
      from: { path: '^backend/', pathNot: tests },
      to: {
        path: ours,
        pathNot:
          '^backend/|^shared-contracts/|^shared-ui/src/tokens/|^platform/serving/|^platform/tooling/release/stores/open-store\\.ts$',
      },
    },
    {
      name: 'orders-know-no-product',
      comment:
        'What is sold is given to orders as a map of `Product`; verticals may know them, never the reverse.',
      severity: 'error',
      from: { path: '^backend/src/orders/', pathNot: tests },
      to: {
        path: `^backend/src/|${productRooms}`,
        pathNot:
          '^backend/src/(orders|countries|database|errors|limits|mail|papers|payments|problems|server|site|texts)/',
      },
    },
    {
      name: 'federation-plugin-builds',
      comment: 'The plugin builds; what runs in its place is platform/federation.',
      severity: 'error',
      from: { path: ours, pathNot: '^platform/tooling/build/' },
      to: { path: 'node_modules/@module-federation/' },
    },
    {
      name: 'federation-stands-alone',
      comment: 'First module of every build.',
      severity: 'error',
      from: { path: '^platform/federation/', pathNot: tests },
      to: { path: '.', pathNot: '^platform/federation/' },
    },
    {
      name: 'one-router',
      comment: 'Remotes route through the facade of the sdk.',
      severity: 'error',
      from: { path: `${remotes}|^shared-ui/` },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'no-dev-dependencies-in-sources',
      severity: 'error',
      from: {
        path: ours,
        pathNot: `${tests}|^e2e/|^platform/|^backend/data/|^shared-ui/fonts/|^host/server/pages/social-card/draw|\\.config\\.ts$`,
      },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!node_modules/)[^/]+/dist/|^\\.data/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
