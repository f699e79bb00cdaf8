// Servers and commands that tests start wait longer for a disk that others use too; what is about the limit sets its own.
process.env.STORE_READ_MS ??= '60000';

const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, importAttributes: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};

/** `.test.tsx` runs in a browser-like window, `.test.ts` in plain Node; a docblock may say otherwise. */
export default {
  // An embedded database takes seconds to begin, on a busy machine many. What holds waits for none of these.
  testTimeout: 120_000,
  // What a test file leaves behind is kept as long as its worker lives: one that holds so much begins anew.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/platform/testing/jsdom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/platform/testing/browser-setup.ts'],
      testMatch: ['<rootDir>/{host,mf-*,shared-ui,platform,shared-contracts}/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{host,mf-*,shared-ui,shared-contracts,platform,backend,e2e}/**/*.test.ts'],
    },
  ],
};
