/**
 * `pnpm mutation-score`: the share of small changes to the rules of releases, of their canaries, and of what visitors
 * send, that the tests detect. It takes the better part of an hour on one core, so it is not part of `npm test`. It
 * fails below 90 percent.
 */
export default {
  mutate: [
    'backend/src/intake/data-requests/data-requests.ts',
    'backend/src/intake/idempotency/idempotent-writes.ts',
    'backend/src/intake/inbox/inbox.ts',
    'backend/src/intake/mail/{outbox,outbox-worker,resend,send-failure}.ts',
    'backend/src/intake/newsletter/newsletter.service.ts',
    'backend/src/intake/submission/{email-hash,intake,rate-limits,reference,same-site.guard,subject-of,suspicion}.ts',
    'backend/src/releases/registry/{channels,find-release,live-addresses,previous-release}.ts',
    'backend/src/releases/registry/{published-releases,put-tag,registry-changes}.ts',
    'backend/src/releases/telemetry/{canary-verdict,canary-widening,rank-evidence}.ts',
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
  // Tests do not check types, so that no other file than the mutated ones needs a comment against that.
  disableTypeChecks: false,
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
}
