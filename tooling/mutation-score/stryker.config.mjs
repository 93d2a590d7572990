/**
 * `pnpm mutation-score`: the share of small changes to the rules of releases and of their intake that the tests
 * detect. It takes several minutes on one core, so it is not part of `npm test`. It fails below 90 percent.
 */
export default {
  mutate: [
    'backend/src/releases/registry/{channels,previous-release,registry-changes}.ts',
    'edge/src/releases/read-release.ts',
    'shared-contracts/src/release/{address-conflicts,edge-serving,missing-exports}.ts',
    'shared-server/src/{compatibility,missing-files}.ts',
  ],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--conditions=source', '--no-warnings'],
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'tooling/mutation-score/jest.config.mjs' },
  // Runs all tests that import the changed file, without checking which of them reach a line.
  coverageAnalysis: 'off',
  // The texts of messages are not rules.
  mutator: { excludedMutations: ['StringLiteral'] },
  inPlace: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
}
