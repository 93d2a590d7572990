import TestSequencer from '@jest/test-sequencer'

/** Rooms whose suites call functions; those of the others build and start whole programs. */
const QUICK = /[\\/](backend|shared-server|edge)[\\/]/

/**
 * Puts the suites that take minutes before those that take seconds, or one worker would still be busy with them when
 * the others have ended. Jest knows it of its own accord only where it has run before.
 */
export default class LongSuitesFirst extends TestSequencer {
  /** @param {Parameters<TestSequencer['sort']>[0]} tests */
  sort(tests) {
    const sorted = super.sort(tests)
    const isQuick = ({ path }) => QUICK.test(path)
    return [...sorted.filter((test) => !isQuick(test)), ...sorted.filter(isQuick)]
  }
}
