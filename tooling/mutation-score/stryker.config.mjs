/**
 * `pnpm mutation-score`: how many small changes of the rules of releases and of their intake the tests notice. It needs
 * several minutes of a core, so it is no part of `npm test`. Below 90 percent it fails.
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
  // Of the tests, those that import the file; which of these reach a line is not looked at.
  coverageAnalysis: 'off',
  // What a sentence says to people is no rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  inPlace: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
}
