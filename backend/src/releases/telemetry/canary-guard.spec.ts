import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ConflictException, Logger, UnprocessableEntityException } from '@nestjs/common'
import type { Background } from '../../foundation/concurrency/background.ts'
import type { Channels } from '../registry/channels.ts'
import type { Canary, ReleaseQueries } from '../registry/release-queries.ts'
import { CanaryGuard } from './canary-guard.ts'
import type { CanaryTimes } from './canary-times.ts'
import type { CanaryWatches, Watched } from './canary-watches.ts'

const canaryOf = (remote: string): Canary => ({
  remote,
  stable: '1.0.0',
  canary: '1.1.0',
  percent: 10,
  since: new Date('2026-01-01T00:00:00.000Z'),
  steps: [],
})

/** A look at which a canary fails in each of its browsers, and stable in none, from some networks. */
const failing = (networks: number): Watched => {
  const sample = {
    canary: { visits: 40, failures: 40, networks },
    stable: { visits: 400, failures: 0, networks: 0 },
  }
  const look = { number: 1, sample }
  return { look, round: 1, countedFrom: new Date(), sample, evenBrowsers: 40 }
}

let canaries: readonly Canary[]
let watched: Watched
const rollback = jest.fn<Channels['rollback']>()
const warn = jest.spyOn(Logger.prototype, 'warn')
let guard: CanaryGuard

beforeEach(() => {
  warn.mockReset()
  rollback.mockReset()
  canaries = [canaryOf('mfe-a'), canaryOf('mfe-b')]
  watched = failing(40)
  const releases = { canaries: () => Promise.resolve({ revision: 7, canaries }) }
  const watches = {
    watch: () => Promise.resolve(watched),
    forgetAllBut: () => Promise.resolve(),
  }
  const times = { slowness: () => Promise.resolve(new Map()) }
  guard = new CanaryGuard(
    releases as Partial<ReleaseQueries> as ReleaseQueries,
    watches as Partial<CanaryWatches> as CanaryWatches,
    times as Partial<CanaryTimes> as CanaryTimes,
    { rollback } as Partial<Channels> as Channels,
    {} as Background,
  )
})
afterAll(() => warn.mockRestore())

/** What the guard has written to the log since the last call. */
const logged = () => warn.mock.calls.splice(0).map(([line]) => String(line))

describe('the log of the canary guard', () => {
  it('has a refused change once for each remote, and again when the refusal is another', async () => {
    rollback.mockRejectedValue(new UnprocessableEntityException('it is unsigned'))
    await guard.check()
    expect(logged()).toEqual([
      'The canary mfe-a@1.1.0 could not be changed: it is unsigned',
      'The canary mfe-b@1.1.0 could not be changed: it is unsigned',
    ])
    await guard.check()
    expect(logged()).toEqual([])
    rollback.mockRejectedValue(new UnprocessableEntityException('its address is taken'))
    await guard.check()
    expect(logged()).toEqual([
      'The canary mfe-a@1.1.0 could not be changed: its address is taken',
      'The canary mfe-b@1.1.0 could not be changed: its address is taken',
    ])
  })

  it('has the refusal of another canary of the remote', async () => {
    rollback.mockRejectedValue(new UnprocessableEntityException('it is unsigned'))
    await guard.check()
    logged()
    canaries = [canaryOf('mfe-b')]
    await guard.check()
    expect(logged()).toEqual([])
    canaries = [canaryOf('mfe-a'), canaryOf('mfe-b')]
    await guard.check()
    expect(logged()).toEqual(['The canary mfe-a@1.1.0 could not be changed: it is unsigned'])
  })

  it('has nothing about a registry that changed meanwhile', async () => {
    rollback.mockRejectedValue(new ConflictException('its revision is 8 now'))
    await guard.check()
    expect(logged()).toEqual([])
  })

  it('has a finding from too few networks once for each remote', async () => {
    watched = failing(1)
    await guard.check()
    expect(logged()).toEqual([
      expect.stringMatching(/^mfe-a@1\.1\.0 1: too few networks to act on\. Worse than stable/),
      expect.stringMatching(/^mfe-b@1\.1\.0 1: too few networks to act on\. Worse than stable/),
    ])
    await guard.check()
    expect(logged()).toEqual([])
    expect(rollback).not.toHaveBeenCalled()
  })
})
