import TestSequencer from '@jest/test-sequencer'

/** Rooms whose suites only call functions; other rooms' suites build and start whole programs. */
const QUICK = /[\\/](backend|shared-server|edge)[\\/]/

/**
 * Runs suites that take minutes before those that take seconds, or one worker would still be busy with them when
 * the others have finished. Jest only knows the order by itself if it has run before.
 */
export default class LongSuitesFirst extends TestSequencer {
  /** @param {Parameters<TestSequencer['sort']>[0]} tests */
  sort(tests) {
    const sorted = super.sort(tests)
    const isQuick = ({ path }) => QUICK.test(path)
    return [...sorted.filter((test) => !isQuick(test)), ...sorted.filter(isQuick)]
  }
}
