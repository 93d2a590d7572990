/** @type {import('jest').Config} */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest'] },
  moduleNameMapper: {
    '\\.(woff2|css|svg|avif|webp|mp4|vtt)$': '<rootDir>/tooling/check/asset-stub.mjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
}

const SERVER_TESTING = 'shared-server/src/testing'

const project = (displayName, testMatch, environment) => ({
  ...shared,
  displayName,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  testEnvironment: environment,
  setupFilesAfterEnv:
    environment === 'jsdom' ? ['<rootDir>/tooling/check/no-react-complaints.ts'] : [],
  setupFiles: [
    '<rootDir>/tooling/check/one-suite-at-a-time.mjs',
    ...(environment === 'jsdom' ? ['<rootDir>/tooling/check/web-platform.ts'] : []),
  ],
  testEnvironmentOptions: {
    customExportConditions: [
      'source',
      ...(environment === 'jsdom' ? ['browser'] : ['node', 'node-addons']),
    ],
  },
})

/** Unit tests beside the code, in the environment where the code runs; integration tests against real databases. */
export default {
  // A hang ends a test. Who shares the machine must not.
  testTimeout: 30_000,
  // Every suite leaves something behind, and the larger a worker, the longer it collects garbage.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/tooling/check/long-suites-first.mjs',
  projects: [
    project('contracts', ['shared-contracts/src/**/*.spec.ts'], 'node'),
    project(
      'server',
      ['{backend,shared-server,edge,release,tooling,deploy,bench,art}/**/!(*.integration).spec.ts'],
      'node',
    ),
    project(
      'browser',
      [
        '{shared-contracts,shared-ui,shell,mfe-*}/src/**/*.spec.tsx',
        '{shared-ui,shell,mfe-*}/src/**/*.spec.ts',
      ],
      'jsdom',
    ),
    {
      ...project(
        'integration',
        ['{backend,shared-server,edge,release,tooling,deploy,bench}/**/*.integration.spec.ts'],
        'node',
      ),
      globalSetup: `<rootDir>/${SERVER_TESTING}/run-setup.mjs`,
      globalTeardown: `<rootDir>/${SERVER_TESTING}/run-teardown.mjs`,
    },
  ],
}
