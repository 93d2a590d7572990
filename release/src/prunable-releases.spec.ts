import { describe, expect, it } from '@jest/globals'
import type { RemoteReleases } from 'shared-contracts/registry'
import { prunableReleases } from './prunable-releases.ts'

const NOW = new Date('2026-03-31T00:00:00.000Z')
const LONG_AGO = '2026-03-01T00:00:00.000Z'
const LATELY = '2026-03-30T00:00:00.000Z'

type Listed = RemoteReleases['releases'][number]

const listed = (version: string, changes: Partial<Listed> = {}): Listed => ({
  version,
  commit: 'unknown',
  publishedAt: LONG_AGO,
  publishedBy: 'platform',
  servedUntil: null,
  withdrawnAt: null,
  prunedAt: null,
  tags: [],
  ...changes,
})
const pointer = (version: string) => ({ version, digest: 'sha384-abc' })
const prunable = (...releases: Listed[]) =>
  prunableReleases(
    {
      revision: 1,
      channels: {
        name: 'mfe-gpl',
        stable: pointer('3.0.0'),
        canary: { ...pointer('4.0.0'), percent: 10 },
        previous: pointer('2.0.0'),
        disabled: null,
      },
      releases,
    },
    14,
    NOW,
  )

describe('the releases whose files nobody needs', () => {
  it('are those that visitors last got before the grace period, or never', () => {
    expect(prunable(listed('1.0.0', { servedUntil: LONG_AGO }), listed('1.1.0'))).toEqual([
      '1.0.0',
      '1.1.0',
    ])
  })

  it.each([
    ['stable', listed('3.0.0', { servedUntil: 'now' })],
    ['the canary', listed('4.0.0', { servedUntil: 'now' })],
    ['what a roll back returns to', listed('2.0.0', { servedUntil: LONG_AGO })],
    ['what an open tab may still run', listed('1.0.0', { servedUntil: LATELY })],
    ['what was published lately', listed('5.0.0', { publishedAt: LATELY })],
    ['what is pruned already', listed('0.1.0', { prunedAt: LONG_AGO })],
  ])('never are %s', (_what, release) => {
    expect(prunable(release)).toEqual([])
  })
})
