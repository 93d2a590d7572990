import { describe, expect, it } from '@jest/globals'
import { FailureKind, LoadStage } from 'shared-contracts/telemetry'
import { failureBucket, failureOfBucket, ownerOf } from './failure-owner.ts'

describe('who has to act on a failed load', () => {
  it.each([
    ['description', 'timeout', 'network'],
    ['entry', 'timeout', 'network'],
    ['page', 'timeout', 'network'],
    ['description', 'refused', 'platform'],
    ['entry', 'refused', 'platform'],
    ['page', 'refused', 'platform'],
    ['description', 'invalid', 'platform'],
    ['entry', 'invalid', 'remote'],
    ['page', 'invalid', 'remote'],
    ['contract', 'incompatible', 'remote'],
  ] as const)('%s %s: %s', (stage, kind, owner) => {
    expect(ownerOf(stage, kind)).toBe(owner)
  })

  it('is known of every bucket that counts such loads, and of no other', () => {
    for (const stage of LoadStage.options) {
      for (const kind of FailureKind.options) {
        expect(failureOfBucket(failureBucket(stage, kind))).toEqual({
          stage,
          kind,
          owner: ownerOf(stage, kind),
        })
      }
    }
    for (const other of ['', 'entry', 'entry/lost', 'entry/timeout/0.4']) {
      expect(failureOfBucket(other)).toBeNull()
    }
  })
})
